import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CatalogClient } from '#libs/client';
import { registerCountGames } from './tools/count-games.tool.js';
import { registerGetGame } from './tools/get-game.tool.js';
import { registerListFilterValues } from './tools/list-filter-values.tool.js';
import { registerListGames } from './tools/list-games.tool.js';
import { registerSearchGames } from './tools/search-games.tool.js';
import { registerSuggestGames } from './tools/suggest-games.tool.js';

/** The text that an assistant reads before it sees the tools. */
const INSTRUCTIONS = `A catalog of board games with titles in English, French, German, Spanish and Italian.
To find a game by its title, use search_games: it tolerates typos and searches titles in all five languages.
To complete the beginning of a title, use suggest_games.
To find games by their properties, use list_games with filters; take the slugs of mechanics, categories and publishers from list_filter_values.
To read everything about one game, use get_game with its id.
Each call counts for the monthly quota of the user's key.`;

/** An MCP server whose tools query the catalog through one client, and so with one user's key. */
export function createMcpServer(catalog: CatalogClient, version: string): McpServer {
  const server = new McpServer(
    { name: 'board-game-catalog', title: 'Board Game Catalog', version },
    { instructions: INSTRUCTIONS },
  );
  registerSearchGames(server, catalog);
  registerSuggestGames(server, catalog);
  registerListGames(server, catalog);
  registerCountGames(server, catalog);
  registerGetGame(server, catalog);
  registerListFilterValues(server, catalog);
  return server;
}
