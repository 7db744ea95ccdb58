import { CatalogSource } from '#libs/catalog-source';
import { LANGUAGES, MAX_QUERY_LENGTH, readLikeness, timeSlices, titleQuery } from '#libs/catalog';
import { buildRequest, indexName } from '#libs/search-elastic';

/** Questions of a kind, none of which the API was asked before. */
export const QUESTIONS = 2_500;

const LIMIT = 20;
/** Divides the limit and differs from it: cursors are the same, but the API has no such answers in memory. */
const STEP = 10;
/** Titles are taken from every so many games. */
const STRIDE = 15;
/** That many games have as many titles, some of which are equal or too long for a query. */
export const FEWEST_GAMES = 2.4 * QUESTIONS * STRIDE;
const LIST = { resource: 'games', filters: {}, title: undefined, after: undefined, count: LIMIT + 1 };

/**
 * By name of the kind: the request to the API (`path`), and the request to Elasticsearch (`body`).
 * @param source folder of the catalog that both serve
 * @param elastic,generation what Elasticsearch serves
 * @param ask the API, for the cursors of a walk
 */
export async function latencyQuestions(source, elastic, generation, ask) {
  const vocabulary = elastic.vocabularies.of(generation, 'games');
  const { titles, slugs } = await sampleGames(source);
  return {
    'first page of a filtered list': filterings().map(filters => ({
      path: `/api/v1/games?${new URLSearchParams(filters)}`,
      body: buildRequest({ ...LIST, filters }, 'none'),
    })),
    'games similar to one': await Promise.all(
      slugs.map(async slug => ({
        path: `/api/v1/games?similarTo=${slug}`,
        body: buildRequest(
          { ...LIST, likeness: await readLikeness(elastic.search, generation, slug) },
          'none',
          indexName(elastic.prefix, 'games', generation.id),
        ),
      })),
    ),
    'list page in a walk': (await walk(ask)).map(({ cursor, after }) => ({
      path: `/api/v1/games?limit=${LIMIT}&cursor=${cursor}`,
      body: buildRequest({ ...LIST, after }, 'none'),
    })),
    'exact title; Elasticsearch: fuzzy clauses': await searchFor(titles.slice(0, QUESTIONS), () => 'fuzzy'),
    'exact title; Elasticsearch: terms worked out by the API': await searchFor(
      titles.slice(QUESTIONS),
      title => timeSlices.run(vocabulary.nearQuery(title)),
    ),
  };
}

function searchFor(titles, typosOf) {
  return Promise.all(
    titles.map(async text => {
      const title = titleQuery(text);
      return {
        path: `/api/v1/games?q=${encodeURIComponent(text)}`,
        body: buildRequest({ ...LIST, title }, await typosOf(title)),
      };
    }),
  );
}

/** Where pages begin, one after the other, as the API's cursors and as the engine's sort values. */
async function walk(ask) {
  const places = [];
  let cursor = '';
  while (places.length < (QUESTIONS * LIMIT) / STEP) {
    const { data, pagination } = JSON.parse((await ask(`/api/v1/games?limit=${STEP}${cursor}`)).body);
    places.push({ cursor: pagination.nextCursor, after: [data.at(-1).id] });
    cursor = `&cursor=${pagination.nextCursor}`;
  }
  return places.filter((_, place) => place % (LIMIT / STEP) === 0);
}

/** Combinations of filters, each of which many games pass. */
function filterings() {
  const all = LANGUAGES.flatMap(language =>
    range(1, 8).flatMap(players => range(1_955, 2_020).map(year => ({ language, players, year }))),
  );
  return all.slice(0, QUESTIONS);
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Titles and slugs of games here and there in the catalog, each once. */
async function sampleGames(source) {
  const titles = new Set();
  const slugs = [];
  let index = 0;
  for await (const { item } of (await CatalogSource.open(source)).entries('games')) {
    if (index++ % STRIDE > 0 || item.name.en.length > MAX_QUERY_LENGTH) continue;
    if (slugs.length < QUESTIONS) slugs.push(item.id);
    if (titles.add(item.name.en).size === 2 * QUESTIONS) break;
  }
  return { titles: [...titles], slugs };
}
