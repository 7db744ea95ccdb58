import { inCatalogOrder, inLanguageOrder, type Expansion, type Game } from '#libs/catalog';
import type { NestedExpansionBody } from '../expansions/expansion.body.js';
import { presentExpansion } from '../expansions/expansion.presenter.js';
import type { GameBody } from './game.body.js';

export function presentGame(game: Game): GameBody {
  return {
    id: game.id,
    name: inLanguageOrder(game.name),
    description: inLanguageOrder(game.description),
    yearPublished: game.yearPublished,
    editions: game.editions,
    players: { min: game.players.min, max: game.players.max },
    playtime: { min: game.playtime.min, max: game.playtime.max },
    minAge: game.minAge,
    complexity: game.complexity,
    languages: game.languages,
    publisher: game.publisher,
    publisherId: game.publisherId,
    designers: game.designers,
    designerIds: game.designerIds,
    illustrators: game.illustrators,
    illustratorIds: game.illustratorIds,
    categories: game.categories,
    mechanics: game.mechanics,
    awards: game.awards.map(({ award, year, result }) => ({ award, year, result })),
    series: game.series,
    reimplements: game.reimplements,
    externalIds: inCatalogOrder(game.externalIds),
    expansions: game.expansions.map(presentNestedExpansion),
  };
}

/** The expansion as part of a game: without the game it extends, since that is the surrounding one. */
function presentNestedExpansion(expansion: Expansion): NestedExpansionBody {
  const { baseGame: _, ...nested } = presentExpansion(expansion);
  return nested;
}
