import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** Every file of tests that `docs/security.md` names, with the titles that it quotes from it. */
const NAMED = /`([\w./-]+\.(?:spec|contract)\.ts)`(?:: ((?:“[^”]+”(?:, )?)+))?/g;

const FILES = globSync('{test,apps,libs,indexer}/**/*.{spec,contract}.ts');

const DOCUMENT = readFileSync('docs/security.md', 'utf8');

const QUOTES = Array.from(DOCUMENT.matchAll(NAMED), ([, name = '', quotes = '']) => ({
  files: FILES.filter(file => `/${file}`.endsWith(`/${name}`)),
  name,
  titles: Array.from(quotes.matchAll(/“([^”]+)”/g), ([, title = '']) => title),
}));

/** The titles of all tests of a file, each after the titles of the groups around it. */
function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const title = titleOf(node);
    const all = title === undefined ? around : `${around} ${title}`;
    if (title !== undefined) titles.push(all);
    ts.forEachChild(node, child => visit(child, all));
  };
  visit(source, '');
  return titles;
}

/** The title in `it('…')`, `describe('…')`, `it.each(…)('…')` and the like. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^(?:it|describe)\b/.test(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  return title !== undefined && ts.isStringLiteralLike(title) ? title.text : undefined;
}

describe('docs/security.md', () => {
  it('names files of tests that exist', () => {
    expect(QUOTES.length).toBeGreaterThan(60);
    for (const { name, files } of QUOTES) expect([name, files]).not.toEqual([name, []]);
  });

  it('quotes titles between quotation marks, so that they are checked', () => {
    expect(DOCUMENT).not.toMatch(/\.(?:spec|contract)\.ts`: (?!“)/);
  });

  it('quotes titles of tests that exist', () => {
    expect(QUOTES.flatMap(({ titles }) => titles).length).toBeGreaterThan(50);
    for (const { files, name, titles } of QUOTES) {
      const existing = files.flatMap(titlesIn).join('\n');
      for (const title of titles)
        expect([name, title, existing]).toEqual([name, title, expect.stringContaining(title)]);
    }
  });

  it('names folders of tests that exist', () => {
    for (const [, folder] of DOCUMENT.matchAll(/`(test\/[\w/-]+)`/g))
      expect([folder, FILES.some(file => file.startsWith(`${folder}/`))]).toEqual([folder, true]);
  });
});
