import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import type { CatalogClient } from '#libs/client';
import { callIn } from './call-in.js';
import { callTool, TOOL_LIST } from './tools/tools.js';

/** The text that an assistant reads before it sees the tools. */
const INSTRUCTIONS = `A catalog of board games with titles in English, French, German, Spanish and Italian.
To find games by title or by properties, use search_games: it tolerates typos, searches titles in all five languages, and counts.
Filters take ids: to find those of designers, illustrators, publishers, mechanics, categories, awards and series by name, use lookup.
To read about one game, its expansions included, use get_game with its id; to see who published it, when and in which languages, list_editions.
Each call counts for the monthly quota of the user's key.`;

/** Made once: over HTTP every request has a server of its own, and a validator costs more than the rest of it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** The tools are the same for every user, and change with the version of the server. */
const CACHED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** An MCP server whose tools query the catalog through one client, and so with one user's key. It serves one connection or request. */
export function createMcpServer(
  catalog: CatalogClient,
  version: string,
  call: typeof callTool = callTool,
): McpServer {
  const mcp = new McpServer(
    { name: 'board-game-catalog', title: 'Board Game Catalog', version },
    {
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': CACHED, 'server/discover': CACHED },
      jsonSchemaValidator,
    },
  );
  mcp.server.registerCapabilities({ tools: {} });
  mcp.server.setRequestHandler('tools/list', () => TOOL_LIST);
  // Not `registerTool`, nor a handler of `tools/call`: their messages about wrong arguments are not sentences.
  mcp.server.fallbackRequestHandler = async ({ method, params }, { mcpReq }) => {
    if (method !== 'tools/call')
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
    const { name, given } = callIn(params);
    return call(catalog, name, given, mcpReq.signal);
  };
  return mcp;
}
