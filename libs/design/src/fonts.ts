import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { HashedFile } from '#libs/service';

/** Style sheets of the packages that bring the fonts (SIL Open Font License 1.1). */
const SHEETS = [
  '@fontsource-variable/inter/index.css',
  '@fontsource/jetbrains-mono/400.css',
  '@fontsource/jetbrains-mono/500.css',
];
const FACE = /@font-face \{[^}]*\}/g;
const WOFF2 = /url\(\.\/files\/([^)]+\.woff2)\)/;
/** The alphabets of the five languages, and of names with further accents. */
const SUBSET = /-latin(?:-ext)?-/;

const { resolve } = createRequire(import.meta.url);

export interface Fonts {
  /** The `@font-face` rules; their addresses are relative to the style sheet. */
  readonly css: string;
  readonly files: readonly HashedFile[];
}

/** The fonts of both applications: Inter for text, JetBrains Mono for code. A browser loads only the alphabets it needs. */
export async function readFonts(): Promise<Fonts> {
  const faces = await Promise.all(SHEETS.map(readFaces));
  const fonts = await Promise.all(faces.flat().map(readFont));
  return { css: fonts.map(({ css }) => css).join('\n'), files: fonts.map(({ file }) => file) };
}

interface Face {
  readonly rule: string;
  readonly path: string;
}

async function readFaces(sheet: string): Promise<Face[]> {
  const path = resolve(sheet);
  const rules = (await readFile(path, 'utf8')).match(FACE) ?? [];
  return rules
    .map(rule => ({ rule, name: WOFF2.exec(rule)?.[1] ?? '' }))
    .filter(({ name }) => SUBSET.test(name))
    .map(({ rule, name }) => ({ rule, path: new URL(`files/${name}`, `file://${path}`).pathname }));
}

async function readFont({ rule, path }: Face): Promise<{ css: string; file: HashedFile }> {
  const file = new HashedFile(basename(path), await readFile(path));
  const css = rule.replace(/src:[^;]+;/, `src: url(${file.name}) format('woff2');`);
  return { css, file };
}
