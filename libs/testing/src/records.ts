import type { RecordTypes } from '#libs/catalog-source';

/** A valid game that refers to nothing. */
export function aGame(fields: Partial<RecordTypes['games']> = {}): RecordTypes['games'] {
  return {
    id: 'azul',
    name: { en: 'Azul' },
    description: { en: 'Players lay colored tiles in patterns.' },
    yearPublished: 2017,
    editions: 2,
    players: { min: 2, max: 4 },
    playtime: { min: 30, max: 45 },
    minAge: 8,
    languages: ['en'],
    publisher: null,
    designers: [],
    illustrators: [],
    categories: [],
    mechanics: [],
    aliases: [],
    ...fields,
  };
}

export function anExpansion(fields: Partial<RecordTypes['expansions']> = {}): RecordTypes['expansions'] {
  return {
    id: 'azul-crystal-mosaic',
    name: { en: 'Azul: Crystal Mosaic' },
    yearPublished: 2020,
    languages: ['en'],
    baseGame: 'azul',
    ...fields,
  };
}

export function aTerm(id: string): RecordTypes['mechanics'] {
  return { id, label: { en: id } };
}

export function anAward(id: string, country: string | null = null): RecordTypes['awards'] {
  return { id, label: { en: id }, country };
}

export function aPublisher(id: string, name = id): RecordTypes['publishers'] {
  return { id, name };
}

export function aPerson(id: string, name = id): RecordTypes['people'] {
  return { id, name };
}
