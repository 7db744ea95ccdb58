import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { runs } from '#libs/testing';
import { AttackedService } from './support/attacked-service.js';
import { pause } from './support/flood.js';
import { Stream } from './support/stream.js';
import { percentile, watch } from './support/watch.js';

const ATTACK_MS = runs(2_000);
const ADDRESSES = 10;
const CONNECTIONS_OF_EACH = 4;
const LINES = '\r\n\r\n'.repeat(16_384);
const ONE_BYTE_CHUNKS = '1\r\na\r\n'.repeat(11_000);

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';
const chunked = (request: string) =>
  `${request} HTTP/1.1\r\nHost: x\r\n${FORM}Transfer-Encoding: chunked\r\n\r\n`;
const sized = (request: string, bytes: number) =>
  `${request} HTTP/1.1\r\nHost: x\r\n${FORM}Content-Length: ${bytes}\r\n\r\n`;

/** With the length of a body that is ignored, or else parsed without end: the API refuses one that is announced as long. */
const SERVICES = [
  ['the API', 'GET /api/v1/games', 60_000, () => AttackedService.api()],
  ['the dashboard', 'POST /sign-in/link', 2_000_000_000, () => AttackedService.dashboard()],
] as const;

describe.each(SERVICES)('%s answers other clients', (_name, request, length, start) => {
  let service: AttackedService;
  let streams: Stream[] = [];
  beforeAll(async () => void (service = await start()));
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.end();
  });
  afterAll(() => service.end());

  it.each([
    ['bodies of empty lines', sized(request, length), LINES],
    ['bodies in chunks of one byte', chunked(request), ONE_BYTE_CHUNKS],
    ['empty lines before any request', '', LINES],
    ['empty lines after a request', 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n', LINES],
  ])('while ten addresses send %s without end', async (_what, head, body) => {
    const { port } = service;
    const { workMs } = await watch(service, async () => {
      streams = Array.from({ length: ADDRESSES }, (_, n) => {
        const from = `127.0.1.${n + 1}`;
        return new Stream({ port, connections: CONNECTIONS_OF_EACH, from, head, body });
      });
      await pause(ATTACK_MS);
    });
    expect(percentile(workMs, 0.5)).toBeLessThan(100);
    expect(workMs.at(-1)).toBeLessThan(250);
  });
});

/** Each chunk takes some 300 bytes of memory, however short it is. */
describe('A body in chunks is refused before any of it is parsed', () => {
  const inChunks = (url: string, type: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
      body: ReadableStream.from([Buffer.from('a'), Buffer.from('b')]),
      duplex: 'half',
    });

  it('by the dashboard, with a page', async () => {
    const service = await AttackedService.dashboard();
    try {
      const url = `http://127.0.0.1:${service.port}/sign-in/link`;
      const { status, headers } = await inChunks(url, 'application/x-www-form-urlencoded');
      expect([status, headers.get('connection')]).toEqual([400, 'close']);
    } finally {
      await service.end();
    }
  });

  it('by the MCP server, which looks at the key first', async () => {
    const service = await AttackedService.mcp('http://127.0.0.1:1/api/v1', { BGC_API_KEY: '' });
    try {
      const { status, headers } = await inChunks(`http://127.0.0.1:${service.port}/mcp`, 'application/json');
      expect([status, headers.get('connection')]).toEqual([401, 'close']);
    } finally {
      await service.end();
    }
  });
});
