/** What tests need of the MCP server: its tools over a client, and its HTTP server. */
export { createMcpServer } from './create-mcp-server.js';
export { createHttpServer } from './http/create-http-server.js';
export { ID_FILTERS } from './ids/id-filters.js';
