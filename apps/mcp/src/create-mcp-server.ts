import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { CatalogClient } from '#libs/client';
import { CALL_REQUEST } from './call-request.js';
import { callTool, TOOL_LIST } from './tools/tools.js';

/** The text that an assistant reads before it sees the tools. */
const INSTRUCTIONS = `A catalog of board games with titles in English, French, German, Spanish and Italian.
To find games by title or by properties, use search_games: it tolerates typos, searches titles in all five languages, and counts.
Filters take ids: to find those of designers, illustrators, publishers, mechanics, categories, awards and series by name, use lookup.
To read about one game, its expansions included, use get_game with its id; to see who published it, when and in which languages, list_editions.
Each call counts for the monthly quota of the user's key.`;

/** Made once: over HTTP every request has a server of its own, and a validator costs more than the rest of it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** An MCP server whose tools query the catalog through one client, and so with one user's key. */
export function createMcpServer(
  catalog: CatalogClient,
  version: string,
  call: typeof callTool = callTool,
): McpServer {
  const mcp = new McpServer(
    { name: 'board-game-catalog', title: 'Board Game Catalog', version },
    { instructions: INSTRUCTIONS, jsonSchemaValidator },
  );
  // Not `registerTool`, whose messages about wrong arguments are not sentences.
  mcp.server.registerCapabilities({ tools: {} });
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => TOOL_LIST);
  mcp.server.setRequestHandler(CALL_REQUEST, ({ params }, { signal }) =>
    call(catalog, params.name, params.arguments ?? {}, signal),
  );
  return mcp;
}
