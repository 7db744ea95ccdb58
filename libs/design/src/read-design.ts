import { readFile } from 'node:fs/promises';
import { HashedFile, StaticFile } from '#libs/service';
import { readFonts } from './fonts.js';
import { ICON_SVG } from './mark.js';

const PARTS = ['tokens.css', 'base.css'];

export interface Design {
  /** Font faces, tokens and base, to be put before an application's own style sheet. */
  readonly css: string;
  /** Files to serve in the folder of the style sheet. */
  readonly fonts: readonly HashedFile[];
  /** The icon of browser tabs. */
  readonly icon: HashedFile;
  /** The same icon for `/favicon.ico`, which browsers request where no page names an icon. */
  readonly favicon: StaticFile;
}

/** Reads the shared design of both applications, once, at the start. */
export async function readDesign(): Promise<Design> {
  const [fonts, ...parts] = await Promise.all([
    readFonts(),
    ...PARTS.map(name => readFile(new URL(name, import.meta.url), 'utf8')),
  ]);
  return {
    css: [fonts.css, ...parts].join('\n'),
    fonts: fonts.files,
    icon: new HashedFile('icon.svg', ICON_SVG),
    favicon: new StaticFile(ICON_SVG, {
      contentType: 'image/svg+xml',
      cacheControl: 'public, max-age=86400',
    }),
  };
}
