import { describe, expect, it } from '@jest/globals';
import { titleQuery } from '#libs/catalog';
import { explainHits } from './explain-hits.js';
import type { FoundRecord } from './explained-record.js';
import { renderExplanations } from './render-explanations.js';

const TICKET: FoundRecord = {
  id: 'ticket-to-ride',
  prominence: 3,
  popularity: 40,
  titles: [
    { text: 'Ticket to Ride', language: 'en', isAlias: false },
    { text: 'Zug um Zug', language: 'de', isAlias: false },
    { text: 'Train Game', language: undefined, isAlias: true },
  ],
};

describe('an explanation', () => {
  it.each([
    ['Zug um Zug', { tier: 'verbatim', edits: 0, title: 'Zug um Zug', language: 'de' }],
    ['tickte to ride', { tier: 'typos', edits: 1, title: 'Ticket to Ride', language: 'en' }],
    ['train game', { tier: 'verbatim', isPresent: false, title: 'Train Game', language: null }],
    ['ticket to ride', { tier: 'verbatim', isPresent: true, title: 'Ticket to Ride' }],
    ['train', { tier: 'leading words', edits: 0, title: 'Train Game', language: null }],
  ])('of "%s" names the title that answers best, and how', (q, expected) => {
    expect(explainHits(titleQuery(q), [TICKET])).toMatchObject([expected]);
  });

  it('contains what breaks ties: prominence, letters of the shortest title, and popularity', () => {
    expect(explainHits(titleQuery('ticket'), [TICKET])).toMatchObject([
      { prominence: 3, letters: 8, popularity: 40 },
    ]);
  });

  it('is refused for a record that the rules do not find', () => {
    expect(() => explainHits(titleQuery('carcassonne'), [TICKET])).toThrow('ticket-to-ride');
  });
});

describe('an explanation in text', () => {
  const query = titleQuery('ticket rode');
  const hits = explainHits(query, [TICKET]);

  it('shows how the query was read', () => {
    expect(renderExplanations(query, hits)).toContain('ticket (1) rode (1), as a whole ticketrode (1)');
  });

  it.each([40, 60])('has no wider row than a terminal of %i columns', columns => {
    const [, ...rows] = renderExplanations(query, hits, columns).split('\n');
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(columns);
  });

  it('says so when nothing is found', () => {
    expect(renderExplanations(query, [])).toContain('nothing is found');
  });
});
