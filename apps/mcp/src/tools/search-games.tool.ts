import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CatalogClient, GamesQuery } from '#libs/client';
import { gamesPage } from './games-page.js';
import { offerTool } from './offer-tool.js';
import { GAME_FILTERS, ORDER, PAGE, TEXT_LANGUAGE, TITLE } from './parameters.js';

interface Input extends GamesQuery {
  readonly textLanguage: string;
}

export function offerSearchGames(server: McpServer, catalog: CatalogClient): void {
  offerTool<Input>(server, {
    name: 'search_games',
    title: 'Search games by title',
    description: 'Finds board games by title, best match first. Filters may narrow the search.',
    parameters: { ...TITLE, ...GAME_FILTERS, ...ORDER, ...PAGE, ...TEXT_LANGUAGE },
    required: ['q'],
    answer: ({ textLanguage, ...query }, signal) => gamesPage(catalog, query, textLanguage, signal),
  });
}
