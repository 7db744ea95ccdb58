import type { Game } from '#libs/catalog';
import { presentNestedExpansion } from '../expansions/expansion.presenter.js';
import { presentLocalized } from '../localized.body.js';
import type { GameBody } from './game.body.js';

export function presentGame(game: Game): GameBody {
  return {
    id: game.id,
    name: presentLocalized(game.name),
    description: presentLocalized(game.description),
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
    expansions: game.expansions.map(presentNestedExpansion),
  };
}
