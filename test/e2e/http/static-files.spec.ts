import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ isDocumented: true })));
afterAll(() => api.close());

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
const FILES: readonly [path: string, type: string][] = [
  ['/', 'text/html; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs/reference/list-games', 'text/html; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/errors/not_found', 'text/html; charset=utf-8'],
];

function get(url: string, headers: Record<string, string> = {}) {
  return api.request({ url, headers });
}

describe.each(FILES)('%s', (url, type) => {
  it('has a type, and must be revalidated', async () => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
    });
  });

  it.each(['br', 'gzip', 'zstd'] as const)('is sent as %s with the same content', async encoding => {
    const plain = await get(url);
    const answer = await get(url, { 'accept-encoding': encoding });
    // The smallest files are sent uncompressed.
    if (plain.rawPayload.length < 1_024) {
      expect(answer.body).toBe(plain.body);
      return;
    }
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(DECODERS[encoding](answer.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('has a strong tag of its own in every encoding, and is not sent again to clients that have it', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: first } = await get(url, headers);
      const again = await get(url, { ...headers, 'if-none-match': String(first.etag) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.etag]);
      expect(first.etag).toMatch(/^"[\w-]+"$/);
      tags.add(`${first.etag} ${first['content-encoding']}`);
    }
    expect(new Set([...tags].map(tag => tag.split(' ')[0])).size).toBe(tags.size);
  });

  it('has the same header fields for HEAD, and no body', async () => {
    const headers = { 'accept-encoding': 'br' };
    const head = await api.request({ method: 'HEAD', url, headers });
    const { headers: fields } = await get(url, headers);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag'])
      expect(head.headers[name]).toBe(fields[name]);
  });
});

describe('what pages load', () => {
  it('has a hash of its content in its name and is cached for a year', async () => {
    const { body } = await get('/docs');
    const names = [...body.matchAll(/"(\/docs\/assets\/[^"]+)"/g)].map(([, name]) => name!);
    const style = await get(names.find(name => name.endsWith('.css'))!);
    const fonts = [...style.body.matchAll(/url\(([^)]+)\)/g)].map(([, name]) => `/docs/assets/${name}`);
    expect([names.length, fonts.length]).toEqual([6, 6]);
    for (const name of [...names, ...fonts]) {
      const { statusCode, headers } = await get(name, { 'accept-encoding': 'br' });
      expect(name).toMatch(/\.[\w-]{12}\.[a-z0-9]+$/);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});

it('a file that does not exist is a 404, whatever the path points to', async () => {
  for (const url of ['/docs/nope.js', '/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/assets/'])
    expect((await get(url)).statusCode).toBe(404);
});
