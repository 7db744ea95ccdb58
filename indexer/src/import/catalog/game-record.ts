import { inLanguageOrder, type GameAward } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import type { NameRegisters } from './claim-names.js';
import type { Imported, ImportedAward, ImportedExpansion, ImportedGame, Named } from './imported.js';

export function gameRecord(id: string, game: ImportedGame, names: NameRegisters): RecordTypes['games'] {
  const { name, description, year, publisher } = game;
  // Two ids may lead to one person.
  const people = (named: readonly Named[]) => [...new Set(named.map(each => names.people.slugOf(each)))];
  const awards = awardsOf(game.awards, names);
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
    publisher: publisher === null ? null : names.publishers.slugOf(publisher),
    designers: people(game.designers),
    illustrators: people(game.illustrators),
    categories: game.categories,
    mechanics: game.mechanics,
    aliases: game.aliases,
    ...(awards.length > 0 && { awards }),
    ...seriesOf(game, names),
    externalIds: game.externalIds,
    ...popularityOf(game),
  };
}

export function expansionRecord(
  id: string,
  expansion: ImportedExpansion,
  baseGame: string,
  names: NameRegisters,
): RecordTypes['expansions'] {
  const { name, year, languages, players, externalIds } = expansion;
  return {
    id,
    name: inLanguageOrder(name),
    yearPublished: year,
    languages,
    baseGame,
    ...(players !== null && { players }),
    ...seriesOf(expansion, names),
    externalIds,
    ...popularityOf(expansion),
  };
}

function seriesOf({ series }: Imported, names: NameRegisters): { series?: string } {
  return series === null ? {} : { series: names.series.slugOf(series) };
}

function popularityOf({ popularity }: Imported): { popularity?: number } {
  return popularity === null ? {} : { popularity };
}

/** An award has one result for a game in a year: of several the first. */
function awardsOf(imported: readonly ImportedAward[], names: NameRegisters): GameAward[] {
  const awards = new Map<string, GameAward>();
  for (const { award: named, year, result } of imported) {
    const award = names.awards.slugOf(named);
    const key = `${award} ${year}`;
    if (!awards.has(key)) awards.set(key, { award, year, result });
  }
  return [...awards.values()];
}
