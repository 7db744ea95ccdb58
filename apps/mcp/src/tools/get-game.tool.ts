import { defineTool } from './define-tool.js';

interface Input {
  readonly id: string;
}

export const registerGetGame = defineTool<Input>({
  name: 'get_game',
  title: 'Get a game',
  description:
    'Everything about one board game: names and descriptions in all languages, and its expansions.',
  parameters: {
    id: {
      type: 'string',
      // A slug: any other text could lead to another path.
      pattern: '^[a-z0-9][a-z0-9-]*$',
      maxLength: 200,
      description: 'The id of the game, as search_games and list_games return it.',
    },
  },
  required: ['id'],
  answer: async (catalog, { id }, signal) => ({ game: await catalog.game(id, { signal }) }),
});
