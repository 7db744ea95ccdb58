import { describe, expect, it } from '@jest/globals';
import { anItem, says, type ItemFields } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import { readTitles, withoutBracket } from './titles.js';

const titlesOf = (fields: ItemFields) => readTitles(parseEntity(anItem('Q1', fields))!);
const stated = (text: string, language: string) => ({ claims: { P1476: [says.title(text, language)] } });

describe('the English title', () => {
  it.each<[string, ItemFields, string, string]>([
    ['its label', { labels: { mul: 'Everywhere', en: 'Azul' }, ...stated('Stated', 'en') }, 'Azul', 'en'],
    [
      'the label for all languages',
      { labels: { mul: 'Spirit Island', de: 'Geister' }, ...stated('Stated', 'en') },
      'Spirit Island',
      'mul',
    ],
    ['its stated title', { labels: { de: 'Hafen' }, ...stated('Harbour', 'en') }, 'Harbour', 'en'],
    [
      'a stated title in another language',
      { labels: { de: 'Hafen', fr: 'Port' }, ...stated('Port', 'fr') },
      'Port',
      'fr',
    ],
    ['a label in one of our languages', { labels: { nl: 'Haven', it: 'Porto', de: 'Hafen' } }, 'Hafen', 'de'],
    ['a label in another language', { labels: { sv: 'Hamn', nl: 'Haven' } }, 'Haven', 'nl'],
    ['never one in other letters, if there is another', { labels: { mul: '囲碁', nl: 'Go' } }, 'Go', 'nl'],
    ['an English label without a letter all the same', { labels: { en: '!!!' } }, '!!!', 'en'],
    ['no regional label, if there is another', { labels: { 'en-gb': 'Colour', de: 'Farbe' } }, 'Farbe', 'de'],
  ])('is %s', (_, fields, title, from) => {
    const titles = titlesOf(fields);
    expect([titles?.name.en, titles?.englishFrom]).toEqual([title, from]);
  });

  it.each<[string, ItemFields]>([
    ['there is none at all', {}],
    ['all are in other letters', { labels: { ja: '囲碁', ru: 'Го' } }],
  ])('is missing when %s', (_, fields) => {
    expect(titlesOf(fields)).toBeUndefined();
  });
});

it('takes the titles of other languages from their own labels alone', () => {
  const { name } = titlesOf({
    labels: { mul: 'Azul', de: 'Azul!', 'fr-ca': 'Azul au Canada', 'es-419': 'A' },
  })!;
  expect(name).toEqual({ en: 'Azul', de: 'Azul!' });
});

it('searches aliases of our languages and of all, stated titles and nothing twice', () => {
  const { aliases } = titlesOf({
    labels: { en: 'Harbour', mul: 'Harbor', nl: 'Haven' },
    aliases: { en: ['HARBOUR', 'The Harbour'], mul: ['Harbor!'], nl: ['De haven'], de: ['Der Hafen'] },
    ...stated('Porto', 'pt'),
  })!;
  expect(aliases).toEqual(['Harbor', 'Porto', 'The Harbour', 'Der Hafen']);
});

it.each([
  ['Harbour (board game)', 'Harbour'],
  ['Hafen (Brettspiel)', 'Hafen'],
  ['Hafen (Spiel)', 'Hafen'],
  ['Le Port (jeu de société)', 'Le Port'],
  ['Arkham Horror (1st Edition)', 'Arkham Horror (1st Edition)'],
  ['Dune (2019)', 'Dune (2019)'],
  ['(board game)', '(board game)'],
])('%s is shown as %s', (written, shown) => {
  expect(withoutBracket(written)).toBe(shown);
});

it('keeps a title with its bracket as an alias', () => {
  expect(titlesOf({ labels: { en: 'Harbour (board game)' } })).toMatchObject({
    name: { en: 'Harbour' },
    aliases: ['Harbour (board game)'],
  });
});

it('writes line separators as spaces', () => {
  expect(titlesOf({ labels: { en: 'Two\u2028lines\u2029of' } })?.name.en).toBe('Two lines of');
});
