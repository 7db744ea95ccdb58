import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { CatalogClient } from '#libs/client';
import { ConfigError, type McpConfig } from '#libs/config';
import { projectVersion } from '#libs/service';
import { clientOptions } from './client-options.js';
import { createMcpServer } from './create-mcp-server.js';

/**
 * Serves the one assistant that started this process, with the key from its environment, until it closes the streams.
 * @throws ConfigError without a key
 * @throws MistypedKeyError when the key cannot be right
 */
export function runStdio({ catalogUrl, key }: McpConfig): void {
  if (key === undefined)
    throw new ConfigError(['BGC_API_KEY must be set: an API key from the developer dashboard']);
  const catalog = new CatalogClient(clientOptions(catalogUrl, key));
  const version = projectVersion();
  serveStdio(() => createMcpServer(catalog, version));
}
