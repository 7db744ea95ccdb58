import type { Operation } from './operation.js';

/** Data: the operations of `openapi.json`. Written by `npm run openapi`; do not edit. */
export const OPERATIONS: readonly Operation[] = [
  {
    path: '/games',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      {
        name: 'sort',
        place: 'query',
        choices: ['editions', '-editions', 'year', '-year', 'complexity', '-complexity'],
        example: '-complexity',
      },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
      { name: 'year', place: 'query', minimum: -9999, maximum: 9999, example: '2019' },
      { name: 'yearFrom', place: 'query', minimum: -9999, maximum: 9999, example: '1995' },
      { name: 'yearTo', place: 'query', minimum: -9999, maximum: 9999, example: '2020' },
      { name: 'players', place: 'query', minimum: 1, maximum: 999, example: '2' },
      { name: 'playtimeFrom', place: 'query', minimum: 0, maximum: 1000000, example: '30' },
      { name: 'playtimeTo', place: 'query', minimum: 0, maximum: 1000000, example: '90' },
      { name: 'age', place: 'query', minimum: 0, maximum: 99, example: '10' },
      { name: 'complexityFrom', place: 'query', minimum: 1, maximum: 5, example: '2' },
      { name: 'complexityTo', place: 'query', minimum: 1, maximum: 5, example: '3' },
      { name: 'mechanic', place: 'query', example: 'engine-building,dice-rolling' },
      { name: 'category', place: 'query', example: 'animals' },
      { name: 'language', place: 'query', example: 'de' },
      { name: 'publisher', place: 'query', example: 'stonemaier-games' },
      { name: 'designer', place: 'query', example: 'elizabeth-hargrave' },
      { name: 'illustrator', place: 'query', example: 'natalia-rojas' },
      { name: 'award', place: 'query', example: 'spiel-des-jahres' },
      { name: 'nominee', place: 'query', example: 'kennerspiel-des-jahres' },
      { name: 'series', place: 'query', example: 'ticket-to-ride' },
      { name: 'boardgamegeek', place: 'query', example: '13' },
      { name: 'wikidata', place: 'query', example: 'Q17271' },
      { name: 'q', place: 'query', example: 'wingspam' },
      { name: 'facets', place: 'query', example: 'complexity,mechanic' },
      { name: 'fields', place: 'query', example: 'name,description' },
    ],
  },
  {
    path: '/games/{slug}',
    parameters: [
      { name: 'slug', place: 'path', required: true, example: 'wingspan' },
      { name: 'fields', place: 'query', example: 'name,description' },
    ],
  },
  {
    path: '/games/{slug}/expansions',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'wingspan' }],
  },
  {
    path: '/games/{slug}/editions',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'wingspan' }],
  },
  {
    path: '/expansions',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['year', '-year'], example: '-year' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
      { name: 'year', place: 'query', minimum: -9999, maximum: 9999, example: '2019' },
      { name: 'yearFrom', place: 'query', minimum: -9999, maximum: 9999, example: '1995' },
      { name: 'yearTo', place: 'query', minimum: -9999, maximum: 9999, example: '2020' },
      { name: 'language', place: 'query', example: 'de' },
      { name: 'baseGame', place: 'query', example: 'wingspan' },
      { name: 'series', place: 'query', example: 'ticket-to-ride' },
      { name: 'boardgamegeek', place: 'query', example: '13' },
      { name: 'wikidata', place: 'query', example: 'Q17271' },
      { name: 'q', place: 'query', example: 'europan expansion' },
      { name: 'fields', place: 'query', example: 'name,yearPublished' },
    ],
  },
  {
    path: '/expansions/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'wingspan-european-expansion' }],
  },
  {
    path: '/mechanics',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
    ],
  },
  {
    path: '/mechanics/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'engine-building' }],
  },
  {
    path: '/categories',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
    ],
  },
  {
    path: '/categories/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'animals' }],
  },
  {
    path: '/awards',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
    ],
  },
  {
    path: '/awards/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'spiel-des-jahres' }],
  },
  {
    path: '/series',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
    ],
  },
  {
    path: '/series/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'ticket-to-ride' }],
  },
  {
    path: '/publishers',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
      { name: 'q', place: 'query', example: 'stonemeier' },
    ],
  },
  {
    path: '/publishers/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'stonemaier-games' }],
  },
  {
    path: '/people',
    parameters: [
      { name: 'cursor', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 50 },
      { name: 'count', place: 'query', choices: ['true'], example: 'true' },
      { name: 'sort', place: 'query', choices: ['games', '-games'], example: '-games' },
      { name: 'ids', place: 'query', example: 'catan,wingspan' },
      { name: 'role', place: 'query', choices: ['designer', 'illustrator'], example: 'designer' },
      { name: 'q', place: 'query', example: 'hargrave' },
    ],
  },
  {
    path: '/people/{slug}',
    parameters: [{ name: 'slug', place: 'path', required: true, example: 'elizabeth-hargrave' }],
  },
  {
    path: '/suggest',
    parameters: [
      { name: 'q', place: 'query', required: true, example: 'wings' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 20 },
      {
        name: 'type',
        place: 'query',
        choices: [
          'games',
          'expansions',
          'mechanics',
          'categories',
          'publishers',
          'people',
          'awards',
          'series',
          'all',
        ],
      },
    ],
  },
  {
    path: '/changes',
    parameters: [
      { name: 'since', place: 'query' },
      { name: 'limit', place: 'query', minimum: 1, maximum: 200 },
    ],
  },
];
