import type { McpConfig } from '#libs/config';
import { createLog } from '#libs/log';
import {
  addressToBind,
  boundAddress,
  ClosingLimit,
  Serving,
  shutDownOnSignals,
  startLine,
} from '#libs/service';
import { createHttpServer } from './http/create-http-server.js';

/**
 * Serves many assistants over HTTP, each with the key it sends.
 * @param fail called with the reason when the server could not be closed; must end the process
 */
export async function runHttp(config: McpConfig, fail: (error: unknown) => never): Promise<void> {
  const serving = new Serving();
  const log = createLog('info', 'mcp');
  const server = await createHttpServer(config, serving, log);
  const close = async () => {
    serving.end();
    new ClosingLimit().begin(server.server);
    await server.close();
  };
  shutDownOnSignals(
    {
      close,
      get isEnding() {
        return serving.isEnding;
      },
    },
    fail,
  );
  const { host, port } = config.http;
  await server.listen({ host: addressToBind(host), port });
  log.info(startLine([`${boundAddress(server.server)}/mcp`, server.metricsUrl], {}), 'serving');
}
