import { once } from 'node:events';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A service that listens, with its Fastify server. */
export interface Listening {
  readonly server: { readonly server: Server };
}

/** An answer as it was received. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function portOf(app: Listening): number {
  return (app.server.server.address() as AddressInfo).port;
}

export async function openSocket(app: Listening): Promise<Socket> {
  const socket = connect(portOf(app), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes that no HTTP library would write, and reads until the server closes the connection. */
export async function sendRaw(app: Listening, text: string | Buffer): Promise<RawAnswer> {
  const socket = await openSocket(app);
  socket.write(text);
  return readAnswer(await readAll(socket));
}

export async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

export function readAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...fields] = head.split('\r\n');
  const headers = fields.map(field => [
    field.slice(0, field.indexOf(':')).toLowerCase(),
    field.slice(field.indexOf(':') + 2),
  ]);
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
