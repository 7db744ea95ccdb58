import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readDesign } from '#libs/design';
import { HashedFile, type StaticFile } from '#libs/service';

/** Where they are served; fonts beside the style sheet that names them. */
export const ASSETS_PATH = '/assets';

/** Folders of the style sheet, in this order, and inside a folder by name: pages override components, components override the frame. */
const STYLES = ['style', 'style/components', 'style/pages'];

/** What pages load: each file has a hash of its content in its name, so browsers keep it for a year. */
export interface Assets {
  /** Path of the one style sheet: the shared design, then everything in `style/`. */
  readonly style: string;
  readonly icon: string;
  readonly favicon: StaticFile;
  /** Path of a browser module beside this file, by its name without extension. @throws for a name that has no file */
  script(name: string): string;
  /** Documents to serve under {@link ASSETS_PATH}. */
  readonly files: readonly HashedFile[];
}

/** Reads and assembles all of them, once, at the start. */
export async function readAssets(): Promise<Assets> {
  const [design, styles, modules] = await Promise.all([readDesign(), readStyles(), readFiles('.', '.js')]);
  const style = new HashedFile('style.css', [design.css, ...styles.map(({ text }) => text)].join('\n'));
  const scripts = new Map(
    modules.map(({ name, text }) => [basename(name, '.js'), new HashedFile(name, text)]),
  );
  const pathOf = ({ name }: HashedFile) => `${ASSETS_PATH}/${name}`;
  return {
    style: pathOf(style),
    icon: pathOf(design.icon),
    favicon: design.favicon,
    script: name => {
      const file = scripts.get(name);
      if (file === undefined) throw new Error(`there is no browser module ${name}.js`);
      return pathOf(file);
    },
    files: [style, design.icon, ...design.fonts, ...scripts.values()],
  };
}

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

async function readStyles(): Promise<SourceFile[]> {
  return (await Promise.all(STYLES.map(folder => readFiles(folder, '.css')))).flat();
}

async function readFiles(folder: string, extension: string): Promise<SourceFile[]> {
  const url = new URL(`${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter(name => name.endsWith(extension)).sort();
  return Promise.all(names.map(async name => ({ name, text: await readFile(new URL(name, url), 'utf8') })));
}
