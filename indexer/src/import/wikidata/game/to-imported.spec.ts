import { expect, it } from '@jest/globals';
import { anItem, says } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import type { Candidate } from './candidate.js';
import { examine } from './examine.js';
import { readName } from './item-name.js';
import { peopleByName, toImported, type ItemNames } from './to-imported.js';

const person = (id: string, name: string) =>
  readName(parseEntity(anItem(id, { labels: { en: name }, claims: { P31: [says.item('Q5')] } }))!, [id]);

function designersOf(claims: Parameters<typeof anItem>[1], known: readonly (readonly [string, string])[]) {
  const names: ItemNames = new Map(known.map(([id, name]) => [id, person(id, name)]));
  const game = examine(parseEntity(anItem('Q1', { labels: { en: 'Azul' }, ...claims }))!) as Candidate;
  const imported = toImported(game, names, peopleByName(names), id => id);
  return imported.kind === 'game' ? imported.designers.map(({ key }) => key) : [];
}

it.each<[string, readonly (readonly [string, string])[], string]>([
  ['is the person of that name', [['Q20', 'ADA FIRST']], 'Q20'],
  [
    'is, of several people of that name, the one whose item is the oldest',
    [
      ['Q100', 'Ada First'],
      ['Q20', 'Ada First'],
    ],
    'Q20',
  ],
  ['is a person without an item when there is none of that name', [['Q20', 'Bob Second']], 'ada first'],
])('a designer who is only named %s', (_, people, key) => {
  const claims = { P31: [says.item('Q131436')], P2093: [says.text('Ada First')] };
  expect(designersOf({ claims }, people)).toEqual([key]);
});
