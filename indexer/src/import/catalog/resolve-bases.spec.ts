import { expect, it } from '@jest/globals';
import type { ImportedExpansion } from './imported.js';
import { resolveBases } from './resolve-bases.js';

const expansion = (key: string, ...bases: string[]): ImportedExpansion => ({
  kind: 'expansion',
  key,
  slugSuffix: undefined,
  name: { en: key },
  year: null,
  aliases: [],
  languages: [],
  players: null,
  series: null,
  externalIds: {},
  popularity: null,
  bases,
});

function resolved(...expansions: ImportedExpansion[]): Record<string, string> {
  const bases = resolveBases(expansions, key => key.startsWith('game'));
  return Object.fromEntries(
    [...bases].map(([key, base]) => [key, 'key' in base ? base.key : `(${base.missing})`]),
  );
}

const nowhere = '(extends a game that is not in the catalog)';

it.each<[string, ImportedExpansion[], Record<string, string>]>([
  ['a game', [expansion('a', 'game')], { a: 'game' }],
  ['the first of several that is there', [expansion('a', 'gone', 'game', 'game 2')], { a: 'game' }],
  ['an expansion of a game', [expansion('a', 'b'), expansion('b', 'game')], { a: 'b', b: 'game' }],
  ['nothing', [expansion('a')], { a: '(names no game that it extends)' }],
  ['what is not there', [expansion('a', 'gone')], { a: nowhere }],
  [
    'an expansion of what is not there',
    [expansion('a', 'b'), expansion('b', 'gone')],
    { a: nowhere, b: nowhere },
  ],
  ['itself', [expansion('a', 'a')], { a: nowhere }],
  ['each other', [expansion('a', 'b'), expansion('b', 'a')], { a: nowhere, b: nowhere }],
  ['each other and a game', [expansion('a', 'b'), expansion('b', 'a', 'game')], { a: 'b', b: 'game' }],
  [
    'a circle',
    [expansion('c', 'a'), expansion('a', 'b'), expansion('b', 'a')],
    { a: nowhere, b: nowhere, c: nowhere },
  ],
])('an expansion of %s', (_, expansions, bases) => {
  expect(resolved(...expansions)).toEqual(bases);
});
