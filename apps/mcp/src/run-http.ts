import type { McpConfig } from '#libs/config';
import { createLog } from '#libs/log';
import { addressToBind, shutDownOnSignals, projectVersion, startLine } from '#libs/service';
import { ClientsByKey } from './http/clients-by-key.js';
import { createHttpServer } from './http/serve-http.js';

/**
 * Serves many assistants over HTTP, each with the key it sends.
 * @param fail called with the reason when the server could not be closed; must end the process
 */
export async function runHttp(
  { catalogUrl, http }: McpConfig,
  fail: (error: unknown) => never,
): Promise<void> {
  const app = createHttpServer({
    clients: new ClientsByKey(catalogUrl),
    version: projectVersion(),
    allowedOrigins: http.allowedOrigins,
  });
  let isEnding = false;
  const close = async () => {
    isEnding = true;
    await app.close();
  };
  shutDownOnSignals(
    {
      close,
      get isEnding() {
        return isEnding;
      },
    },
    fail,
  );
  const address = await app.listen({ host: addressToBind(http.host), port: http.port });
  createLog('info').info(startLine('mcp', [`${address}/mcp`], {}), 'serving');
}
