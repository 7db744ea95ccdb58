import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const FILES = globSync(['*.md', 'docs/**/*.md', '{apps,indexer,libs/*,indexer/seed}/README.md']);
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;

it.each(FILES)('%s links to files that exist', file => {
  const links = Array.from(readFileSync(file, 'utf8').matchAll(LINK), ([, link = '']) => link);
  const ownFiles = links.filter(link => !/^(?:\w+:|\/)/.test(link));
  expect(ownFiles.filter(link => !existsSync(join(dirname(file), link)))).toEqual([]);
});
