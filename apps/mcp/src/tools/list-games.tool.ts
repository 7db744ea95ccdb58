import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CatalogClient, GamesQuery } from '#libs/client';
import { gamesPage } from './games-page.js';
import { offerTool } from './offer-tool.js';
import { GAME_FILTERS, ORDER, PAGE, TEXT_LANGUAGE } from './parameters.js';

interface Input extends GamesQuery {
  readonly textLanguage: string;
}

export function offerListGames(server: McpServer, catalog: CatalogClient): void {
  offerTool<Input>(server, {
    name: 'list_games',
    title: 'List games by filters',
    description:
      'Lists board games that meet every filter given, in order of their ids. Slugs come from list_filter_values.',
    parameters: { ...GAME_FILTERS, ...ORDER, ...PAGE, ...TEXT_LANGUAGE },
    answer: ({ textLanguage, ...query }, signal) => gamesPage(catalog, query, textLanguage, signal),
  });
}
