/** What tests need of the MCP server: its tools over a client, and its HTTP server. */
export { createMcpServer } from './create-mcp-server.js';
export { ClientsByKey } from './http/clients-by-key.js';
export { createHttpServer } from './http/serve-http.js';
export { ID_FILTERS } from './ids/id-filters.js';
