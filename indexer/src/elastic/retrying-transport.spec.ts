import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from '@elastic/elasticsearch';
import { connect, LONGEST_REQUEST_MS } from './connect.js';
import { retryingTransport } from './retrying-transport.js';

const ANSWER_MS = 400;

let server: Server;
let node: string;

/** Answers merges late, and everything else at once. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = () =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' })
        .end('{}');
    void sleep(request.url?.includes('_forcemerge') ? ANSWER_MS : 0).then(answer);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  node = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function impatientClient(): Client {
  const Transport = retryingTransport({
    timeoutMs: ANSWER_MS / 4,
    waitSeconds: 0,
    signal: new AbortController().signal,
    onUnavailable: () => undefined,
  });
  return new Client({ node, requestTimeout: LONGEST_REQUEST_MS, maxRetries: 0, Transport });
}

it('gives a request up that takes longer than it may', async () => {
  await expect(impatientClient().indices.forcemerge()).rejects.toMatchObject({
    code: 'elasticsearch_unavailable',
  });
});

it('lets a request take longer that asks for it', async () => {
  await expect(
    impatientClient().indices.forcemerge({}, { requestTimeout: LONGEST_REQUEST_MS }),
  ).resolves.toEqual({});
});

it('cuts no request of the indexer off before the longest may be done', async () => {
  const report = { tell: () => undefined } as never;
  const { client } = await connect({ ELASTICSEARCH_URL: node }, 0, report, new AbortController().signal);
  const limits = client.connectionPool.connections.map(({ timeout }) => timeout);
  expect(limits).toEqual([LONGEST_REQUEST_MS]);
});
