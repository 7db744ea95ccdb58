import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestDashboard } from './start-dashboard.js';

/**
 * Requests a URL exactly as it is written, over the network: other clients normalize it first.
 * @param headers alternating names and values, `Host` included
 */
export async function askAsWritten(
  { dashboard }: TestDashboard,
  path: string,
  headers: readonly string[] = ['Host', 'localhost'],
): Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: string }> {
  const { server } = dashboard.server;
  if (!server.listening) await dashboard.listen();
  const { port } = server.address() as { port: number };
  const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
