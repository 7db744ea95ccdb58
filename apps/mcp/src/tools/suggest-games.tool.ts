import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CatalogClient, SuggestQuery } from '#libs/client';
import { offerTool } from './offer-tool.js';
import { SUGGESTION } from './parameters.js';

export function offerSuggestGames(server: McpServer, catalog: CatalogClient): void {
  offerTool<SuggestQuery>(server, {
    name: 'suggest_games',
    title: 'Suggest games for the beginning of a title',
    description:
      'Completes a title of which only the beginning is known: the id of each game, and the one of its titles that matches best.',
    parameters: SUGGESTION,
    required: ['q'],
    answer: async (query, signal) => ({ games: await catalog.suggest(query, { signal }) }),
  });
}
