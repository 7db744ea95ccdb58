import type { ProblemCode } from '../../../../apps/api/src/index.js';
import { openSocket, readAll, readAnswer, sendRaw } from '../../support/socket.js';
import { type Provocation, withApi } from './provocation.js';

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';
const GAMES = `GET /api/v1/games HTTP/1.1\r\n${HOST}`;

/** Bytes that no HTTP library would write. */
function sent(bytes: string): Provocation['provoke'] {
  return () =>
    withApi({ environment: { DRAIN_SECONDS: '0' } }, async ({ app }) => {
      await app.listen();
      return sendRaw(app, bytes);
    });
}

/** Half a request, after which the client waits for longer than the service does. */
function halfSent(): ReturnType<Provocation['provoke']> {
  return withApi({ environment: { DRAIN_SECONDS: '0' } }, async ({ app }) => {
    await app.listen();
    // 15 seconds in service; a test does not need to wait for so long.
    app.server.server.headersTimeout = 100;
    app.server.server.requestTimeout = 100;
    const socket = await openSocket(app);
    socket.write(GAMES);
    return readAnswer(await readAll(socket));
  });
}

export const UNREADABLE_REQUESTS: readonly (readonly [ProblemCode, Provocation])[] = [
  [
    'bad_request',
    {
      variant: 'unencoded',
      summary: '`GET /games?q=Flügelschlag`, not percent-encoded',
      provoke: sent(`GET /api/v1/games?q=Flügelschlag HTTP/1.1\r\n${HOST}${CLOSE}`),
    },
  ],
  [
    'request_timeout',
    { summary: 'A request whose header fields are not complete after 15 seconds', provoke: halfSent },
  ],
  [
    'request_too_large',
    {
      summary: 'A URL of more than 8,192 characters',
      provoke: sent(`GET /api/v1/games?q=${'a'.repeat(8_300)} HTTP/1.1\r\n${HOST}${CLOSE}`),
    },
  ],
  [
    'request_too_large',
    {
      variant: 'headers',
      summary: '`GET /games` with header fields of more than 16 kB',
      provoke: sent(`${GAMES}X: ${'a'.repeat(20_000)}\r\n\r\n`),
    },
  ],
  [
    'request_too_large',
    {
      variant: 'body',
      summary: '`GET /games` with a body of more than 64 kB',
      provoke: sent(`${GAMES}Content-Length: 70000\r\n\r\n`),
    },
  ],
];
