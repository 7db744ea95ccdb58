import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
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
export async function runStdio({ catalogUrl, key }: McpConfig): Promise<void> {
  if (key === undefined)
    throw new ConfigError(['BGC_API_KEY must be set: an API key from the developer dashboard']);
  const server = createMcpServer(new CatalogClient(clientOptions(catalogUrl, key)), projectVersion());
  process.stdin.on('end', () => void server.close());
  await server.connect(new StdioServerTransport());
}
