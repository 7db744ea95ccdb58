const FACETS = 'mechanic,category,language,publisher,designer';
/** Pages of each kind; the API was asked for none of them before. */
const PAGES = 80;

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'];
const years = offset => 1_960 + offset;
/** Not in the order of their letters, so that a walk through them does not ask for neighbors. */
const WORDS = [
  'the',
  'king',
  'wizards',
  'of',
  'station',
  'der',
  'castles',
  'dragon',
  'les',
  'journey',
  'war',
  'la',
];

/**
 * Kinds of pages, each with the parameters of its page number `n`; no two have the same matches, so that no counts are
 * known from another page, except in a walk.
 */
export const KINDS = {
  'the first page of all games': n => ({ limit: 1 + (n % 50), fields: n < 50 ? 'id,name' : 'id,editions' }),
  'a broad filter': n => ({ yearFrom: years(n % 30), yearTo: years(30 + n), limit: 20 }),
  'two filters': n => ({ language: LANGUAGES[n % 5], players: 1 + (n % 8), yearFrom: years(n % 50) }),
  'a narrow filter': n => ({ year: years(n % 64), language: LANGUAGES[n % 5] }),
  'a title search': n => ({ q: `${WORDS[n % WORDS.length]} ${'abcdefghij'[Math.floor(n / WORDS.length)]}` }),
  'a title search with a filter': n => ({ q: WORDS[n % WORDS.length], yearFrom: years(Math.floor(n / 2)) }),
  'a page in a walk': n => ({ players: 3, limit: 20, page: n }),
};

/** What is added to a page. */
export const ADDITIONS = {
  plain: {},
  counted: { count: 'true' },
  faceted: { count: 'true', facets: FACETS },
};

/** @returns for each page of the kind, its path without, with a count, and with five facets and a count */
export function pagesOf(kind) {
  return Array.from({ length: PAGES }, (_, n) => {
    const { page, ...parameters } = KINDS[kind](n);
    const paths = Object.entries(ADDITIONS).map(([name, more]) => {
      const query = new URLSearchParams({ ...parameters, ...more });
      return [name, `/api/v1/games?${query}`];
    });
    return { isWalk: page !== undefined, paths: Object.fromEntries(paths) };
  });
}
