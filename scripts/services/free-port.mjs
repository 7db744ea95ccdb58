import { once } from 'node:events';
import { createServer } from 'node:net';

/** The preferred port of 127.0.0.1 if nobody listens there, else one that is free at this moment. */
export async function freePort(preferred) {
  return (preferred && (await tryPort(preferred))) || tryPort(0);
}

async function tryPort(port) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  const { port: found } = server.address();
  server.close();
  await once(server, 'close');
  return found;
}
