import { readFile } from 'node:fs/promises';
import { readDesign } from '#libs/design';
import { HashedFile, type StaticFile } from '#libs/service';

/** Where assets are served; fonts beside the style sheet that names them. */
const FOLDER = '/docs/assets';

/** The paths of what every page loads: each name has a hash of the content in it. */
export interface PageAssets {
  readonly style: string;
  readonly icon: string;
  readonly theme: string;
  readonly script: string;
  readonly search: string;
  readonly searchIndex: string;
}

/** @param searchIndex JSON @returns the paths that pages name, and every file by its path */
export async function readAssets(
  searchIndex: string,
): Promise<{ readonly paths: PageAssets; readonly files: readonly (readonly [string, StaticFile])[] }> {
  const [design, style, theme, script, tryIt, search, miniSearch] = await Promise.all([
    readDesign(),
    readOwn('docs.css'),
    readOwn('theme.js'),
    readOwn('docs.js'),
    readOwn('try-it.js'),
    readOwn('search.js'),
    readFile(new URL(import.meta.resolve('minisearch')), 'utf8'),
  ]);
  const loaded = {
    style: new HashedFile('docs.css', `${design.css}\n${style}`),
    icon: design.icon,
    theme: new HashedFile('theme.js', theme),
    script: new HashedFile('docs.js', `${script}\n${tryIt}`),
    search: new HashedFile('search.js', `${miniSearch}\n${search}`),
    searchIndex: new HashedFile('search.json', searchIndex),
  };
  const pathOf = ({ name }: HashedFile) => `${FOLDER}/${name}`;
  const paths = Object.entries(loaded).map(([part, file]) => [part, pathOf(file)]);
  const files = [...Object.values(loaded), ...design.fonts].map(
    asset => [pathOf(asset), asset.file] as const,
  );
  return {
    paths: Object.fromEntries(paths) as Record<keyof typeof loaded, string>,
    files: [...files, ['/favicon.ico', design.favicon]],
  };
}

function readOwn(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8');
}
