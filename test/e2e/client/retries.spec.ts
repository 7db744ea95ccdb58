import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogUnavailable } from '#libs/catalog';
import { CatalogClient, type CatalogClientOptions, CatalogConnectionError, isProblem } from '#libs/client';
import { TestCatalog } from '../support/a-catalog.js';
import { startListeningApi, type ListeningApi } from '../support/listening-api.js';
import { TcpProxy } from '../../support/tcp-proxy.js';

let catalog: TestCatalog;
let api: ListeningApi;
let sent: number;

beforeAll(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startListeningApi({ catalog });
});
afterAll(() => api.close());
afterEach(() => (catalog.failure = undefined));

/** A `fetch` that counts, and may do something before each request but the first. */
function countingFetch(
  beforeRetry: (retry: number) => void = () => {},
): NonNullable<CatalogClientOptions['fetch']> {
  sent = 0;
  return (url, init) => {
    if (sent > 0) beforeRetry(sent);
    sent++;
    return fetch(url, init);
  };
}

function withoutRetryAfter(send: ReturnType<typeof countingFetch>): typeof send {
  return async (url, init) => {
    const response = await send(url, init);
    return new Response(await response.text(), { status: response.status });
  };
}

describe('Against the service, the client', () => {
  it('waits as long as Retry-After says when it exceeds the rate, and gets its answer', async () => {
    const key = await api.admission.issueKey({ ratePerSecond: 1 });
    const client = api.client({ key, fetch: countingFetch() });
    await client.game('catan');
    const began = performance.now();
    await client.game('azul');
    expect(sent).toBe(3);
    expect(performance.now() - began).toBeGreaterThanOrEqual(999);
  });

  it('never retries a request that exceeds the quota', async () => {
    const key = await api.admission.issueKey({ requestsPerMonth: 1 });
    const client = api.client({ key, fetch: countingFetch(), maxDelayMs: 2 ** 31 - 1 });
    await client.game('catan');
    await expect(client.game('azul')).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(sent).toBe(2);
  });

  it('retries when the catalog was unavailable for a moment', async () => {
    catalog.failure = new CatalogUnavailable('overloaded');
    const client = api.client({ fetch: countingFetch(() => (catalog.failure = undefined)) });
    await expect(client.game('carcassonne')).resolves.toMatchObject({ id: 'carcassonne' });
    expect(sent).toBe(2);
  });

  it.each([
    [1, 2],
    [undefined, 4],
  ])('gives up after the last retry, with the last problem (retries: %s)', async (retries, requests) => {
    catalog.failure = new CatalogUnavailable('overloaded');
    // The service asks for two seconds, which nothing here has to wait for.
    const client = api.client({ fetch: withoutRetryAfter(countingFetch()), retries });
    await expect(client.game('senet')).rejects.toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(sent).toBe(requests);
  });

  it.each(['retries', 'maxDelayMs', 'timeoutMs', 'cacheCharacters', 'fetch', 'signal'])(
    'takes an undefined %s for its default',
    async name => {
      const game = api.client({ [name]: undefined }).game('carcassonne', { [name]: undefined });
      await expect(game).resolves.toMatchObject({ id: 'carcassonne' });
    },
  );

  it('does not retry a faulty request', async () => {
    const client = api.client({ fetch: countingFetch() });
    await expect(client.game('none')).rejects.toMatchObject({ code: 'not_found' });
    expect(sent).toBe(1);
  });
});

describe('Over a bad connection, the client', () => {
  let wire: TcpProxy;
  beforeAll(async () => (wire = await TcpProxy.to(api.baseUrl)));
  afterAll(() => wire.close());
  afterEach(() => wire.restore());

  const over = (options: object) => api.client({ baseUrl: `http://${wire.host}/api/v1`, ...options });

  it('retries when the connection is cut', async () => {
    wire.cut();
    const client = over({ fetch: countingFetch(() => wire.restore()) });
    await expect(client.game('catan')).resolves.toMatchObject({ id: 'catan' });
    expect(sent).toBe(2);
  });

  it('says what happened when it stays cut', async () => {
    wire.cut();
    const error = await over({ retries: 1 })
      .game('catan')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CatalogConnectionError);
    expect((error as Error).message).toMatch(/^No response came from 127\.0\.0\.1:\d+: \S.*\.$/);
    expect((error as Error).message).not.toMatch(/fetch failed|undefined/);
    expect((error as Error).cause).toHaveProperty('message');
  });

  it('aborts an attempt that takes too long, and retries', async () => {
    wire.hang();
    const client = over({ timeoutMs: 500, fetch: countingFetch(() => wire.cut()), retries: 1 });
    await expect(client.game('catan')).rejects.toBeInstanceOf(CatalogConnectionError);
    expect(sent).toBe(2);
  });
});

describe('Behind a proxy, the client', () => {
  let proxy: Server;
  let answer: (response: ServerResponse) => void;
  beforeAll(done => {
    proxy = createServer((_, response) => answer(response)).listen(0, '127.0.0.1', done);
  });
  afterAll(done => void proxy.close(done));

  const behind = (options: Partial<CatalogClientOptions> = {}) =>
    new CatalogClient({
      baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/v1`,
      key: api.key,
      retries: 0,
      ...options,
    });

  it('turns an error that is not the catalog’s into a problem', async () => {
    answer = response =>
      void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    const error = await behind()
      .game('catan')
      .catch((reason: unknown) => reason);
    expect(isProblem(error) && [error.status, error.code]).toEqual([502, 'http_502']);
  });

  it.each([
    { code: 'UNAVAILABLE' },
    { code: 'UNAVAILABLE', status: 14, detail: 'no upstream', requestId: '1' },
  ])('takes %j for no problem of the catalog, and sends the request again', async body => {
    answer = response =>
      void response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const client = behind({ retries: 2, maxDelayMs: 0, fetch: countingFetch() });
    await expect(client.game('catan')).rejects.toMatchObject({ status: 503, code: 'http_503' });
    expect(sent).toBe(3);
  });

  it.each(['<h1>Log in</h1>', '', 'null', '"ok"', '[]', '{"status":"ok"}'])(
    'does not accept %p of a captive portal as an answer, and does not ask for it again',
    async page => {
      answer = response => void response.writeHead(200, { etag: '"portal"' }).end(page);
      const client = behind({ retries: 3, fetch: countingFetch() });
      await expect(client.game('catan')).rejects.toThrow(CatalogConnectionError);
      expect(sent).toBe(1);
    },
  );

  it('retries as often, and waits as long, as a single call says', async () => {
    answer = response => void response.writeHead(503).end();
    const client = behind({ retries: 3, maxDelayMs: 0, fetch: countingFetch() });
    await expect(client.game('catan', { retries: 1 })).rejects.toMatchObject({ status: 503 });
    expect(sent).toBe(2);
    answer = () => {};
    await expect(client.game('azul', { retries: 0, timeoutMs: 50 })).rejects.toThrow(CatalogConnectionError);
    await expect(client.game('azul', { retries: -1 })).rejects.toThrow('The option retries is -1');
  });

  it('notices an incomplete answer', async () => {
    answer = response => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
        .write('{"data":');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(behind().game('catan')).rejects.toBeInstanceOf(CatalogConnectionError);
  });
});
