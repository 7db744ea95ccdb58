import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

describe('an answer above 1 kB', () => {
  it.each(['br', 'gzip', 'zstd'] as const)(
    'is sent as %s to a client that accepts it, with the same content',
    async encoding => {
      const plain = await api.get('/api/v1/games');
      const answer = await api.get('/api/v1/games', { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(DECODERS[encoding](answer.rawPayload).toString()).toBe(plain.body);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers.etag).toBe(plain.headers.etag);
    },
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['br;q=0.5, gzip;q=0.8, zstd;q=0.1', 'gzip'],
    ['gzip;q=0.2, zstd;q=0.2', 'zstd'],
    ['gzip;q=0.5, identity', undefined],
    ['gzip;q=0.5', 'gzip'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('to Accept-Encoding: %s is sent as %s', async (accepted, encoding) => {
    const { headers } = await api.get('/api/v1/games', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Authorization, X-API-Key, Origin, Accept-Encoding');
  });

  it('has the same header fields for HEAD', async () => {
    const headers = { authorization: `Bearer ${api.key}`, 'accept-encoding': 'br' };
    const get = await api.request({ url: '/api/v1/games', headers });
    const head = await api.request({ method: 'HEAD', url: '/api/v1/games', headers });
    expect(head.headers['content-encoding']).toBe('br');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('an answer below 1 kB', () => {
  it.each(['/api/v1/mechanics', '/health/live'])('is sent uncompressed, still with Vary: %s', async url => {
    const { headers } = await api.get(url, { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toContain('Accept-Encoding');
  });
});
