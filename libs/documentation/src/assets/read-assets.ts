import { readFile } from 'node:fs/promises';
import { readDesign } from '#libs/design';
import { HashedFile, type StaticFile } from '#libs/service';

/** What pages load, under one path: each file has a hash of its content in its name. */
export interface Assets {
  readonly style: HashedFile;
  readonly icon: HashedFile;
  readonly favicon: StaticFile;
  readonly theme: HashedFile;
  readonly script: HashedFile;
  readonly fonts: readonly HashedFile[];
}

/** Where they are served; fonts beside the style sheet that names them. */
export const ASSETS_PATH = '/docs/assets';

export async function readAssets(): Promise<Assets> {
  const [design, style, theme, script] = await Promise.all([
    readDesign(),
    ...['docs.css', 'theme.js', 'docs.js'].map(name => readFile(new URL(name, import.meta.url), 'utf8')),
  ]);
  return {
    style: new HashedFile('docs.css', `${design.css}\n${style ?? ''}`),
    icon: design.icon,
    favicon: design.favicon,
    theme: new HashedFile('theme.js', theme ?? ''),
    script: new HashedFile('docs.js', script ?? ''),
    fonts: design.fonts,
  };
}
