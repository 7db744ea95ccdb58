import type { SuggestQuery } from '#libs/client';
import { defineTool } from './define-tool.js';
import { SUGGESTION } from './parameters.js';

export const registerSuggestGames = defineTool<SuggestQuery>({
  name: 'suggest_games',
  title: 'Suggest games for the beginning of a title',
  description:
    'Completes a title of which only the beginning is known: the id of each game, and the one of its titles that matches best.',
  parameters: SUGGESTION,
  required: ['q'],
  answer: async (catalog, query, signal) => ({ games: await catalog.suggest(query, { signal }) }),
});
