/**
 * What the programs of the generated clients for Go and TypeScript print: one game; a page found by `q`; a page with
 * `fields`, `language`, `sort` and `count`; one with any of, none of and all of several values; and a problem.
 */
export const ANSWERS = {
  game: 'catan',
  year: 1995,
  found: ['Flügelschlag'],
  selected: [
    ['azul', 2017],
    ['catan', 1995],
  ],
  total: 2,
  more: false,
  terms: ['catan'],
  problem: 'not_found',
};
