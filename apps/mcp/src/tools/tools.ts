import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/server';
import type { CatalogClient } from '#libs/client';
import { getGame } from './get-game.tool.js';
import { listEditions } from './list-editions.tool.js';
import { lookup } from './lookup.tool.js';
import { searchExpansions } from './search-expansions.tool.js';
import { searchGames } from './search-games.tool.js';

const TOOLS = [searchGames, getGame, listEditions, searchExpansions, lookup];

/** What an assistant reads before it calls a tool. */
export const TOOL_LIST: ListToolsResult = { tools: TOOLS.map(({ listed }) => listed) };

/** Calls a tool by its name. A call that fails has a result, too: one that says why. */
export async function callTool(
  catalog: CatalogClient,
  name: string,
  given: object,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const tool = TOOLS.find(({ listed }) => listed.name === name);
  if (tool !== undefined) return tool.call(catalog, given, signal);
  const names = TOOLS.map(({ listed }) => listed.name).join(', ');
  return {
    isError: true,
    content: [{ type: 'text', text: `There is no tool ${JSON.stringify(name)}. There are: ${names}.` }],
  };
}
