/**
 * What the programs of the generated clients for Go and TypeScript print: one game; a page found by `q`; a page with
 * `fields`, `language`, `sort` and `count`; and a problem.
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
  problem: 'not_found',
};
