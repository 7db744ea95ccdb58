import { defineTool } from './define-tool.js';
import { gamesPage, type GamesPageInput } from './games-page.js';
import { GAME_FILTERS, ORDER, PAGE, TEXT_LANGUAGE, TITLE } from './parameters.js';

export const registerSearchGames = defineTool<GamesPageInput>({
  name: 'search_games',
  title: 'Search games by title',
  description: 'Finds board games by title, best match first. Filters may narrow the search.',
  parameters: { ...TITLE, ...GAME_FILTERS, ...ORDER, ...PAGE, ...TEXT_LANGUAGE },
  required: ['q'],
  answer: gamesPage,
});
