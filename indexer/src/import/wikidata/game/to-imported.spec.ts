import { expect, it } from '@jest/globals';
import { anItem, aTerm, says, writeSource } from '#libs/testing';
import { openTargetCatalog } from '../../catalog/target-catalog.js';
import { TermSlugs } from '../../catalog/term-slugs.js';
import { parseEntity } from '../entity/parse-entity.js';
import type { Candidate } from './candidate.js';
import { examine } from './examine.js';
import { readName, type ItemNames } from './item-name.js';
import { TermLabels } from './term-labels.js';
import { peopleByName, toImported } from './to-imported.js';

const person = (id: string, name: string) =>
  readName(parseEntity(anItem(id, { labels: { en: name }, claims: { P31: [says.item('Q5')] } }))!, [id]);

const TARGET = openTargetCatalog(
  await writeSource({ mechanics: [aTerm('worker-placement')], categories: [aTerm('ocean')] }),
);

async function importedGame(
  claims: NonNullable<Parameters<typeof anItem>[1]>['claims'] & object,
  known: readonly (readonly [string, string])[],
) {
  const names: ItemNames = new Map(known.map(([id, name]) => [id, person(id, name)]));
  const item = anItem('Q1', {
    labels: { en: 'Azul' },
    sitelinks: ['dewiki', 'enwiki'],
    claims: { P31: [says.item('Q131436')], ...claims },
  });
  const labels = new TermLabels(names, await TermSlugs.of(await TARGET));
  const aids = { names, people: peopleByName(names), labels, ownId: (id: string) => id };
  const imported = toImported(examine(parseEntity(item)!) as Candidate, aids);
  if (imported.kind !== 'game') throw new Error('is no game');
  return imported;
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
])('a designer who is only named %s', async (_, people, key) => {
  const { designers } = await importedGame({ P2093: [says.text('Ada First')] }, people);
  expect(designers.map(each => each.key)).toEqual([key]);
});

it.each([
  ['P4151', 'Worker Placement', { mechanics: ['worker-placement'], categories: [] }],
  ['P136', 'ocean board game', { mechanics: [], categories: ['ocean'] }],
  ['P136', 'harbour game', { mechanics: [], categories: [] }],
])('%s with the label %s gives the term of the catalog that has it', async (property, label, terms) => {
  expect(await importedGame({ [property]: [says.item('Q7')] }, [['Q7', label]])).toMatchObject(terms);
});

it('takes an award with its year, and leaves out one without', async () => {
  const claims = { P166: [says.asOf(1995, says.item('Q7')), says.item('Q8')] };
  const { awards } = await importedGame(claims, [
    ['Q7', 'Golden Anchor'],
    ['Q8', 'Silver Anchor'],
  ]);
  expect(awards).toMatchObject([{ award: { name: 'Golden Anchor' }, year: 1995, result: 'winner' }]);
});

it('is as popular as pages of Wikimedia projects are about it', async () => {
  expect(await importedGame({}, [])).toMatchObject({ popularity: 2 });
});

it('takes what it was nominated for in another year than it won', async () => {
  const anchor = (year: number) => says.asOf(year, says.item('Q7'));
  const { awards } = await importedGame({ P1411: [anchor(1994), anchor(1995)], P166: [anchor(1995)] }, [
    ['Q7', 'Golden Anchor'],
  ]);
  expect(awards).toMatchObject([
    { year: 1995, result: 'winner' },
    { year: 1994, result: 'nominee' },
    { year: 1995, result: 'nominee' },
  ]);
});

it('takes the languages of its titles, as far as they are of ISO 639-1', async () => {
  const claims = { P1476: [says.title('Hafen', 'de'), says.title('Haafe', 'gsw')] };
  expect((await importedGame(claims, [])).languages).toEqual(['de']);
});
