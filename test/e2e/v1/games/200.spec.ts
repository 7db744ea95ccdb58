import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parametersOf } from '#libs/catalog';
import { aGame, aTerm } from '#libs/testing';
import { FIXTURE } from '../../support/fixture-catalog.js';
import { cursorIn, idsIn, pageIn } from '../../support/read-answer.js';
import { PUBLIC_URL, startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

async function ids(query: string): Promise<string[]> {
  const answer = await api.get(`/api/v1/games${query}`);
  expect(answer.statusCode).toBe(200);
  return idsIn(answer);
}

/** What is filtered by, a query, and the games it finds: at least one query for each filter. */
const FILTERED: readonly [what: string, query: string, expected: readonly string[]][] = [
  ['the year', '?year=2019', ['wingspan']],
  ['a year before the common era', '?year=-3100', ['senet']],
  ['the language', '?language=fr', ['catan']],
  ['the language in capitals', '?language=FR', ['catan']],
  ['a language that no game was published in', '?language=zu', []],
  ['the mechanic', '?mechanic=trading', ['catan']],
  ['an unknown mechanic', '?mechanic=no%20such%20thing', []],
  ['the category', '?category=animals', ['wingspan']],
  ['the publisher', '?publisher=kosmos', ['catan']],
  ['the publisher of an edition', '?publishedBy=kosmos', ['catan', 'wingspan']],
  ['a player count at the edge of the range', '?players=8', ['take-it-easy']],
  ['a player count inside the range', '?players=1', ['take-it-easy', 'wingspan']],
  ['more players than an expansion takes', '?playersWithExpansions=7', ['take-it-easy']],
  ['players of an expansion alone', '?playersWithExpansions=6&series=!birds', ['catan', 'take-it-easy']],
  ['two mechanics of which it has one', '?mechanic=trading,auction', []],
  ['any of two mechanics', '?mechanic=trading%7Cengine-building', ['catan', 'wingspan']],
  [
    'any of two mechanics, and not a category',
    '?mechanic=trading|engine-building&category=!animals',
    ['catan'],
  ],
  ['languages of which one is excluded', '?language=de,!FR', ['azul']],
  ['what no game has, excluded', '?publisher=kosmos&series=!nothing', ['catan']],
  ['the designer', '?designer=klaus-teuber', ['catan']],
  ['the illustrator', '?illustrator=michael-menzel', ['catan']],
  ['a designer who only illustrated', '?designer=michael-menzel', []],
  ['200 letters that need two UTF-16 units each', `?mechanic=${'𝒜'.repeat(200)}`, []],
  ['a span of years', '?yearFrom=1995&yearTo=2000', ['carcassonne', 'catan']],
  ['a span of one year', '?yearFrom=2000&yearTo=2000', ['carcassonne']],
  ['years from one on', '?yearFrom=2018', ['wingspan']],
  ['years up to one', '?yearTo=-1', ['senet']],
  ['a play time inside the span', '?playtimeFrom=30&playtimeTo=45&limit=1', ['azul']],
  ['a play time that begins below the span', '?playtimeFrom=31', []],
  ['a play time that ends above the span', '?playtimeTo=44', []],
  ['an age that suits', '?age=8&limit=1', ['azul']],
  ['an age below every other', '?age=7', []],
  ['a span of complexity', '?complexityFrom=2&complexityTo=3', ['carcassonne', 'wingspan']],
  ['complexity up to a step, unknown ones left out', '?complexityTo=2', ['carcassonne']],
  ['the award', '?award=kennerspiel', ['wingspan']],
  ['an award that lists it and was not won', '?award=as-dor', []],
  ['two awards of which it won one', '?award=kennerspiel,as-dor', []],
  ['an award that lists it', '?nominee=as-dor', ['wingspan']],
  ['two awards that list it, one as the winner', '?nominee=as-dor,kennerspiel', ['wingspan']],
  ['the year of an award', '?awardYear=2020', ['wingspan']],
  ['an award in a year', '?award=kennerspiel&awardYear=2019', ['wingspan']],
  ['an award won in another year', '?award=kennerspiel&awardYear=2020', []],
  ['an award that lists it in that year', '?nominee=as-dor&awardYear=2020', ['wingspan']],
  ['an award that lists it in another year', '?nominee=kennerspiel&awardYear=2020', []],
  ['the series', '?series=birds', ['wingspan']],
  ['ids, unknown ones left out', '?ids=wingspan,no-such-game,catan', ['catan', 'wingspan']],
  ['ids of BoardGameGeek', '?boardgamegeek=900001,1,13', ['catan', 'wingspan']],
  ['an id of Wikidata', '?wikidata=Q900001', ['wingspan']],
  ['an id of Wikidata that no game has', '?wikidata=Q1', []],
  ['ids and another filter', '?ids=wingspan,catan&year=2019', ['wingspan']],
  ['all filters at once', '?year=1995&language=de&players=3&mechanic=trading&q=siedler', ['catan']],
  ['filters that exclude each other', '?year=1995&publisher=stonemaier-games', []],
];

describe('GET /games answers 200', () => {
  it('with exactly the members data and pagination', async () => {
    const answer = await api.get('/api/v1/games');
    expect(Object.keys(answer.json())).toEqual(['data', 'pagination']);
    expect(pageIn(answer).pagination).toEqual({ nextCursor: null, hasMore: false });
  });

  it('with every field of every game', async () => {
    const answer = await api.get('/api/v1/games');
    const fields = [
      ...[
        'id',
        'name',
        'description',
        'yearPublished',
        'editions',
        'players',
        'playtime',
        'minAge',
        'complexity',
        'languages',
      ],
      ...['publisher', 'publisherId', 'designers', 'designerIds', 'illustrators', 'illustratorIds'],
      ...['categories', 'mechanics', 'awards', 'series', 'reimplements', 'externalIds', 'expansions'],
    ];
    for (const game of pageIn(answer).data) expect(Object.keys(game)).toEqual(fields);
  });

  it('in ascending order of slugs without q', async () => {
    expect(await ids('')).toEqual(['azul', 'carcassonne', 'catan', 'senet', 'take-it-easy', 'wingspan']);
  });

  it.each(FILTERED)('filtered by %s', async (_what, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it.each([
    ['a title that names a mechanic', 'mechanic=Tradin', ['trading']],
    ['a part of a publisher’s name', 'publisher=stonemaier', ['stonemaier-games']],
    ['a surname, one of several terms', 'designer=hargrave|xyzzy,klaus-teuber', ['elizabeth-hargrave']],
    ['a slug with a typo', 'award=kenerspiel', ['kennerspiel']],
    ['the game that others should be similar to', 'similarTo=wingspam', ['wingspan']],
    ['a slug beside a search', 'q=catan&series=bird', ['birds']],
    ['a slug that is excluded, of which nothing has to be', 'mechanic=!tradin&year=1', []],
    ['a slug that exists', 'mechanic=trading&year=2019', []],
  ])('with what may be meant by %s on an empty page', async (_what, query, expected) => {
    const page = pageIn(await api.get(`/api/v1/games?${query}`));
    expect(page.data).toEqual([]);
    expect((page.suggestions ?? []).map(({ id }) => id)).toEqual(expected);
  });

  it('with the games that are alike to another one, the most alike first, and without it', async () => {
    const games = [
      aGame({ id: 'asked', mechanics: ['trading', 'auction'] }),
      aGame({ id: 'a-little', mechanics: ['trading'] }),
      aGame({ id: 'much', mechanics: ['trading', 'auction'] }),
      aGame({ id: 'not-at-all' }),
    ];
    const records = { ...FIXTURE, games, expansions: [], mechanics: [aTerm('trading'), aTerm('auction')] };
    const other = await startApi({ records });
    const first = await other.get('/api/v1/games?similarTo=asked&limit=1&count=true');
    expect([idsIn(first), pageIn(first).pagination]).toEqual([
      ['much'],
      expect.objectContaining({ total: 2 }),
    ]);
    const { nextCursor } = pageIn(first).pagination;
    expect(idsIn(await other.get(`/api/v1/games?similarTo=asked&cursor=${nextCursor}`))).toEqual([
      'a-little',
    ]);
    expect(idsIn(await other.get('/api/v1/games?similarTo=asked&mechanic=!auction'))).toEqual(['a-little']);
    await other.close();
  });

  it('filtered by every filter that is declared', () => {
    const tried = new Set(FILTERED.flatMap(([, query]) => [...new URLSearchParams(query).keys()]));
    expect(parametersOf('games').filter(({ name }) => !tried.has(name))).toEqual([]);
  });

  it.each([
    ['a title in another language', 'siedler', ['catan']],
    ['a title without its accents', 'flugelschlag', ['wingspan']],
    ['a title with a typo', 'wingspam', ['wingspan']],
    ['a title in full-width letters (NFKC)', 'Ｃatan', ['catan']],
    ['text with spaces around it', '  catan ', ['catan']],
    ['text without letter or digit', '!?', []],
  ])('searching for %s', async (_what, q, expected) => {
    expect(await ids(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 50])(
    'with every game once, %i per page, without an empty page at the end',
    async limit => {
      const walked: string[] = [];
      let pages = 0;
      let next: string | undefined = `/api/v1/games?limit=${limit}`;
      while (next !== undefined) {
        const answer = await api.get(next);
        walked.push(...idsIn(answer));
        pages++;
        const link = answer.headers.link as string | undefined;
        next = link && /^<([^>]+)>; rel="next"$/.exec(link)?.[1]?.replace(PUBLIC_URL, '');
      }
      expect(walked).toEqual(FIXTURE.games!.map(game => (game as { id: string }).id));
      expect(pages).toBe(Math.ceil(walked.length / limit));
    },
  );

  it('to a cursor with another limit than the previous page', async () => {
    const nextCursor = cursorIn(await api.get('/api/v1/games?limit=1'));
    expect(await ids(`?limit=3&cursor=${nextCursor}`)).toEqual(['carcassonne', 'catan', 'senet']);
  });
});
