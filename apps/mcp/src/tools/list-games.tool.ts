import { defineTool } from './define-tool.js';
import { gamesPage, type GamesPageInput } from './games-page.js';
import { GAME_FILTERS, ORDER, PAGE, TEXT_LANGUAGE } from './parameters.js';

export const registerListGames = defineTool<GamesPageInput>({
  name: 'list_games',
  title: 'List games by filters',
  description:
    'Lists board games that match all given filters, in order of their ids. Slugs come from list_filter_values.',
  parameters: { ...GAME_FILTERS, ...ORDER, ...PAGE, ...TEXT_LANGUAGE },
  answer: gamesPage,
});
