import { inLanguageOrder } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import type { ImportedExpansion, ImportedGame, Named } from './imported.js';

/** Slugs of the people and companies of an import. */
export interface NameSlugs {
  readonly person: (named: Named) => string;
  readonly publisher: (named: Named) => string;
}

export function gameRecord(id: string, game: ImportedGame, slugs: NameSlugs): RecordTypes['games'] {
  const { name, description, year, publisher } = game;
  // Two ids may lead to one person.
  const people = (named: readonly Named[]) => [...new Set(named.map(slugs.person))];
  return {
    id,
    name: inLanguageOrder(name),
    description: inLanguageOrder(description),
    yearPublished: year,
    editions: game.editions,
    players: game.players,
    playtime: game.playtime,
    minAge: game.minAge,
    complexity: game.complexity,
    languages: game.languages,
    publisher: publisher === null ? null : slugs.publisher(publisher),
    designers: people(game.designers),
    illustrators: people(game.illustrators),
    categories: game.categories,
    mechanics: game.mechanics,
    aliases: game.aliases,
    externalIds: game.externalIds,
  };
}

export function expansionRecord(
  id: string,
  { name, year, languages, externalIds }: ImportedExpansion,
  baseGame: string,
): RecordTypes['expansions'] {
  return { id, name: inLanguageOrder(name), yearPublished: year, languages, baseGame, externalIds };
}
