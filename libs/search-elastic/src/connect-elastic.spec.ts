import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Generation } from '#libs/catalog';
import { connectElastic } from './connect-elastic.js';

const TIMEOUT_MS = 50;
/** The client's own limit is checked once a second at most. */
const ANSWER_MS = 3_000;

const GENERATION: Generation = {
  id: '20261121t092535837z',
  digest: '11'.repeat(32),
  builtAt: new Date(0),
  longestTitleWords: { games: 3 },
  missingFields: [],
};

it('reads a vocabulary from an Elasticsearch that takes longer than a request of a client may', async () => {
  const server = createServer(({ url }, response) => {
    void sleep(url?.includes('-vocabulary-') ? ANSWER_MS : 0).then(() =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' })
        .end('{"hits":{"hits":[]}}'),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const failures: Error[] = [];
  const catalog = connectElastic({
    nodes: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    prefix: 'catalog',
    timeoutMs: TIMEOUT_MS,
    onFailure: failure => failures.push(failure),
  });
  await catalog.prepare(GENERATION);
  expect(failures).toEqual([]);
  expect(catalog.vocabularies.of(GENERATION, 'games')).toBeDefined();
  await catalog.close();
  server.close();
});
