import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { cursorIn, idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
/** The game before its expansions. */
const CATAN = [{ id: 'catan', type: 'games' }, { type: 'expansions' }, { type: 'expansions' }];
const EXPANSIONS_OF_CATAN = CATAN.slice(1);

let api: TestApi;
beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startApi({ catalog });
});
afterEach(() => api.close());

const SUBTITLES = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];

/** Five games of which a query for "castle board game" matches the main part alone. */
async function promoteCastles(): Promise<void> {
  await catalog.promote({
    games: SUBTITLES.map((subtitle, place) =>
      aGame({
        id: `castle-${subtitle.toLowerCase()}`,
        name: { en: `Castle: ${subtitle}` },
        yearPublished: 2000 + place,
        editions: 10 - place,
        languages: place % 2 === 0 ? ['de'] : ['fr'],
      }),
    ),
  });
}

const CASTLES = SUBTITLES.map(subtitle => `castle-${subtitle.toLowerCase()}`);

async function get(query: string) {
  const answer = await api.get(`/api/v1/games?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer;
}

describe('a search that no title matches in full', () => {
  it('is answered with titles that match a part of it, and says so', async () => {
    const answer = await get('q=catan%20board%20game');
    expect(idsIn(answer)).toEqual(['catan']);
    expect(answer.json()).toMatchObject({ partial: true });
    expect(answer.json()).not.toHaveProperty('suggestions');
  });

  it('combines with filters, order, counts and facets', async () => {
    await promoteCastles();
    const answer = await get('q=castle%20board%20game&language=de&sort=-year&count=true&facets=language');
    expect(idsIn(answer)).toEqual(['castle-epsilon', 'castle-gamma', 'castle-alpha']);
    expect(answer.json()).toMatchObject({
      partial: true,
      pagination: { total: 3 },
      facets: { language: [{ value: 'de', count: 3 }] },
    });
  });

  it('is read page by page, through a reindex, without skipping or repeating', async () => {
    await promoteCastles();
    const first = await get('q=castle%20board%20game&limit=2');
    await catalog.promote({ games: [aGame({ id: 'castle', name: { en: 'Castle' } })] });
    const second = await get(`q=castle%20board%20game&limit=2&cursor=${cursorIn(first)}`);
    const third = await get(`q=castle%20board%20game&limit=2&cursor=${cursorIn(second)}`);
    expect([first, second, third].flatMap(idsIn)).toEqual(CASTLES);
    expect(pageIn(third).pagination.hasMore).toBe(false);
    for (const page of [first, second, third]) expect(page.json()).toMatchObject({ partial: true });
  });

  it('has no partial matches when filters leave out titles that match in full, and does not suggest those', async () => {
    const answer = await get('q=catan&year=1900');
    expect(answer.json()).toMatchObject({ data: [], suggestions: EXPANSIONS_OF_CATAN });
    expect(answer.json()).not.toHaveProperty('partial');
  });

  it('leads from the name of a designer to the games and to the person', async () => {
    expect((await get('q=hargrave')).json()).toMatchObject({
      data: [{ id: 'wingspan' }],
      partial: true,
      suggestions: [
        { id: 'elizabeth-hargrave', title: 'Elizabeth Hargrave', language: null, type: 'people' },
      ],
    });
  });

  it.each(['people', 'publishers'])('is answered alike for %s', async list => {
    const answer = await api.get(`/api/v1/${list}?q=catan`);
    expect(answer.json()).toMatchObject({ data: [], suggestions: CATAN });
  });
});

describe('a page has neither `partial` nor `suggestions`', () => {
  it.each([
    ['with titles that match in full', 'q=catan'],
    ['without a search', 'year=1900'],
    ['of a search that resembles nothing', 'q=qqqqqqqq'],
  ])('%s', async (_, query) => {
    expect(Object.keys((await get(query)).json())).toEqual(['data', 'pagination']);
  });
});
