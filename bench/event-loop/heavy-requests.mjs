const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const WORDS = 'the of a in to and on at by for la le de der die das il los und et en un une von'.split(' ');

/**
 * The most expensive valid requests, by the reason of their cost. No two of a kind are the same, so that none is
 * answered from memory; except for the first kind, which shows what fifty requests at once cost by themselves.
 */
export const HEAVY_REQUESTS = {
  'for comparison: answers kept in memory': Array.from({ length: 1_000 }, () => '/api/v1/games?limit=5'),
  'one letter': withLimits(LETTERS.map(letter => ({ q: letter }))),
  'one letter, filters that many games pass': withLimits(
    LETTERS.map(letter => ({ q: letter, players: 2, language: 'en' })),
  ),
  '40 to 49 words': withLimits(
    LETTERS.flatMap(letter => [40, 43, 46, 49].map(words => ({ q: `${'the '.repeat(words - 1)}${letter}` }))),
  ),
  '49 words, a filter that nothing passes': withLimits(
    LETTERS.map(letter => ({ q: `${'the '.repeat(48)}${letter}`, category: 'nope' })),
  ),
  'as many different words as are looked up': withLimits(
    LETTERS.map((letter, first) => ({
      q: [...Array.from({ length: 15 }, (_, word) => WORDS[(first + word) % WORDS.length]), letter].join(' '),
    })),
  ),
  'no title, filters that nothing passes together': withLimits(
    Array.from({ length: 26 }, (_, year) => ({ players: 2, language: 'en', year: 1_800 + year })),
  ),
};

function withLimits(queries) {
  return Array.from({ length: 50 }, (_, index) => index + 1).flatMap(limit =>
    queries.map(query => `/api/v1/games?${new URLSearchParams({ ...query, limit })}`),
  );
}
