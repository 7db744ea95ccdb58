import { aGame, anAward, anExpansion, aPerson, aPublisher, aTerm, type SourceRecords } from '#libs/testing';

/** Six games, so that they fill pages of two and of three exactly; together they have every kind of value. */
export const FIXTURE: SourceRecords = {
  games: [
    aGame({
      id: 'azul',
      name: { en: 'Azul' },
      yearPublished: 2017,
      languages: ['de', 'en'],
      players: { min: 2, max: 4 },
    }),
    aGame({
      id: 'carcassonne',
      name: { it: 'Carcassonne', en: 'Carcassonne' },
      yearPublished: 2000,
      editions: 9,
      complexity: 2,
    }),
    aGame({
      id: 'catan',
      // Not in the order of the answers.
      name: { it: 'I coloni di Catan', en: 'Catan', de: 'Die Siedler von Catan' },
      yearPublished: 1995,
      editions: 30,
      players: { min: 3, max: 4 },
      languages: ['de', 'en', 'fr'],
      publisher: 'kosmos',
      designers: ['klaus-teuber'],
      illustrators: ['michael-menzel'],
      categories: ['economic'],
      mechanics: ['trading'],
      externalIds: { boardgamegeek: '13' },
    }),
    aGame({
      id: 'senet',
      name: { en: 'Senet' },
      yearPublished: -3100,
      players: { min: 2, max: 2 },
      languages: ['en'],
    }),
    aGame({ id: 'take-it-easy', name: { en: 'Take it Easy!' }, players: { min: 1, max: 8 } }),
    aGame({
      id: 'wingspan',
      name: { en: 'Wingspan', de: 'Flügelschlag' },
      yearPublished: 2019,
      complexity: 3,
      players: { min: 1, max: 5 },
      editions: [
        { languages: ['en'], title: 'Wingspan', publisher: 'stonemaier-games', year: 2019 },
        { languages: ['de'], publisher: 'kosmos' },
      ],
      publisher: 'stonemaier-games',
      designers: ['elizabeth-hargrave'],
      categories: ['animals'],
      mechanics: ['engine-building'],
      // Not in the order of the answers.
      awards: [
        { award: 'as-dor', year: 2019, result: 'nominee' },
        { award: 'kennerspiel', year: 2019, result: 'winner' },
        { award: 'as-dor', year: 2020, result: 'recommended' },
      ],
      series: 'birds',
      reimplements: ['senet', 'azul'],
      // Not in the order of the answers.
      externalIds: { wikidata: 'Q900001', boardgamegeek: '900001' },
    }),
  ],
  expansions: [
    anExpansion({
      id: 'catan-seafarers',
      name: { en: 'Catan: Seafarers' },
      yearPublished: 1997,
      baseGame: 'catan',
      players: { min: 3, max: 6 },
    }),
    anExpansion({
      id: 'catan-cities-and-knights',
      name: { en: 'Catan: Cities & Knights' },
      baseGame: 'catan',
    }),
    anExpansion({
      id: 'wingspan-europe',
      name: { en: 'European Expansion' },
      languages: ['pl'],
      baseGame: 'wingspan',
      series: 'birds',
      externalIds: { boardgamegeek: '900002', wikidata: 'Q900002' },
    }),
  ],
  mechanics: [
    { ...aTerm('engine-building'), aliases: { en: ['engine builder'], fr: ['jeu à moteur'] } },
    { ...aTerm('trading'), aliases: ['barter'] },
  ],
  categories: [aTerm('animals'), aTerm('economic')],
  publishers: [aPublisher('kosmos', 'Kosmos'), aPublisher('stonemaier-games', 'Stonemaier Games')],
  people: [
    aPerson('elizabeth-hargrave', 'Elizabeth Hargrave'),
    aPerson('klaus-teuber', 'Klaus Teuber'),
    aPerson('michael-menzel', 'Michael Menzel'),
  ],
  awards: [anAward('as-dor', 'FR'), anAward('kennerspiel')],
  series: [aTerm('birds'), aTerm('tiles')],
};
