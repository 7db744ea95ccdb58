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

const PATH = /`((?:apps|bench|docs|indexer|libs|scripts|test)\/[\w./*-]+)`/g;
/** Names files that a recipe creates; `test/recipes` follows it. */
const RECIPES = 'CONTRIBUTING.md';

it.each(FILES.filter(file => file !== RECIPES))('%s names files that exist', file => {
  const paths = Array.from(readFileSync(file, 'utf8').matchAll(PATH), ([, path = '']) => path);
  expect(paths.filter(path => globSync([path, `${path}*`]).length === 0)).toEqual([]);
});
