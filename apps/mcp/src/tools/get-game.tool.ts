import type { Game } from '#libs/client';
import { getById } from '../ids/get-by-id.js';
import { defineTool } from './define-tool.js';
import { GAME } from './game-schemas.js';
import { recordOf } from './schemas.js';

interface Input {
  readonly id: string;
}

export const getGame = defineTool<Input>({
  name: 'get_game',
  description: 'Everything about one board game: names and descriptions in all languages, and its expansions',
  parameters: { id: { type: 'string', maxLength: 200, description: 'As search_games returns it' } },
  required: ['id'],
  output: { game: recordOf(GAME) },
  answer: async (catalog, { id }, signal) => {
    const game = (await getById(catalog, 'games', id, { signal })) as Game;
    return {
      game: { ...game, expansions: game.expansions.map(({ externalIds: _, ...expansion }) => expansion) },
    };
  },
});
