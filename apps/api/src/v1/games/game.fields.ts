import { SelectedFields } from '../selected-fields.js';
import type { GameBody } from './game.body.js';

export type GameField = keyof GameBody;

/** The order of the answer; a member that is missing here does not compile. */
const GAME_FIELDS: Readonly<Record<GameField, true>> = {
  id: true,
  name: true,
  description: true,
  yearPublished: true,
  editions: true,
  players: true,
  playtime: true,
  minAge: true,
  complexity: true,
  languages: true,
  publisher: true,
  publisherId: true,
  designers: true,
  designerIds: true,
  illustrators: true,
  illustratorIds: true,
  categories: true,
  mechanics: true,
  awards: true,
  series: true,
  reimplements: true,
  externalIds: true,
  expansions: true,
};

/** The members of a game that the client requests. */
export function GameFields(): PropertyDecorator {
  return SelectedFields(Object.keys(GAME_FIELDS));
}
