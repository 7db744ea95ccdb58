import { describe, expect, it } from '@jest/globals';
import { anItem, says, type ItemFields } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import type { Candidate } from './candidate.js';
import { examine } from './examine.js';

const examined = (fields: ItemFields) => examine(parseEntity(anItem('Q1', fields))!);
const game = (fields: ItemFields) =>
  examined({
    labels: { en: 'Azul' },
    ...fields,
    claims: { P31: [says.item('Q131436')], ...fields.claims },
  }) as Candidate;

it('takes designers from six properties, each once', () => {
  const claims = {
    P61: [says.item('Q15')],
    P170: [says.item('Q14')],
    P50: [says.item('Q13'), says.item('Q11')],
    P178: [says.item('Q12')],
    P287: [says.item('Q11')],
    P12969: [says.item('Q10')],
  };
  expect(game({ claims }).designers).toEqual(['Q10', 'Q11', 'Q12', 'Q13', 'Q14', 'Q15']);
});

it('takes designers who have no item by their name', () => {
  const claims = { P2093: [says.text('Ada  First'), says.text('\u200B')] };
  expect(game({ claims }).designerNames).toEqual(['Ada First']);
});

it('takes classes, genres and mechanics as the terms they stand for, wherever they are', () => {
  const claims = {
    P31: [says.item('Q142714')],
    P136: [says.item('Q15804899'), says.item('Q131436'), says.item('Q77')],
    P4151: [says.item('Q1783817'), says.item('Q78'), says.item('Q77')],
  };
  const { categories, mechanics, unmapped } = game({ claims });
  expect({ categories, mechanics, unmapped }).toEqual({
    categories: ['card-game'],
    mechanics: ['cooperative', 'deck-building'],
    unmapped: ['Q77', 'Q78'],
  });
});

it.each([
  [['162886'], '162886'],
  [['0', 'https://example.org/1', '12'], '12'],
  [['1234567'], undefined],
  [['012'], undefined],
])('of the ids %j takes %s', (ids, id) => {
  expect(game({ claims: { P2339: ids.map(each => says.text(each)) } }).boardgamegeek).toBe(id);
});

describe('the description', () => {
  it('is taken in our languages', () => {
    const { description, hasMadeDescription } = game({
      descriptions: { en: '2017 board game', de: 'Brettspiel', nl: 'bordspel' },
    });
    expect(description).toEqual({ en: '2017 board game', de: 'Brettspiel' });
    expect(hasMadeDescription).toBe(false);
  });

  it.each([
    ['Q142714', '1997', '1997 card game'],
    ['Q131436', undefined, 'board game'],
    ['Q900001', '1997', '1997 board game'],
    ['Q131436', '-3500', 'board game'],
  ])('of a %s of %s is made in the words of Wikidata', (kind, year, text) => {
    const time = year?.startsWith('-') ? `${year}-00-00T00:00:00Z` : `+${year}-00-00T00:00:00Z`;
    const claims = {
      P31: [says.item(kind)],
      P2339: [says.text('1')],
      ...(year !== undefined && { P577: [says.time(time)] }),
    };
    expect(game({ claims, descriptions: { de: 'Spiel' } })).toMatchObject({
      description: { en: text, de: 'Spiel' },
      hasMadeDescription: true,
    });
  });
});

describe('an expansion', () => {
  const bases = (claims: ItemFields['claims']) => game({ claims: { ...claims } }).bases;

  it('extends what it says, in the order it says it', () => {
    expect(bases({ P8646: [says.item('Q3'), says.item('Q2')] })).toEqual(['Q3', 'Q2']);
  });

  it('by its class alone extends what it is part of or based on', () => {
    const claims = { P31: [says.item('Q60474521')], P144: [says.item('Q3')], P361: [says.item('Q2')] };
    expect(bases(claims)).toEqual(['Q2', 'Q3']);
  });

  it('does not extend what it is part of, when it says what it extends', () => {
    const claims = { P31: [says.item('Q60474521')], P8646: [says.item('Q3')], P361: [says.item('Q2')] };
    expect(bases(claims)).toEqual(['Q3']);
  });
});

it('leaves out what has no title to show, and says so', () => {
  expect(examined({ labels: { ja: '囲碁' }, claims: { P2339: [says.text('1')] } })).toEqual({
    outcome: 'left out',
    id: 'Q1',
    reason: 'has no title in Latin letters',
  });
});

it('gives nothing for an item that is not a game', () => {
  expect(examined({ labels: { en: 'Museum' }, claims: { P31: [says.item('Q33506')] } })).toBeUndefined();
});
