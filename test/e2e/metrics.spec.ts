import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/start-api.js';
import { freePort } from '../support/free-port.js';

let api: TestApi;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  api = await startApi({ environment: { METRICS_PORT: String(metricsPort) } });
  await api.app.listen();
});
afterAll(() => api.close());

it('/metrics counts answers by route pattern, on a port of its own', async () => {
  await api.get('/api/v1/games/catan');
  await api.get('/api/v1/nope');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toContain('_count{method="GET",route="/games/{slug}",status="200"} 1');
  expect(text).toContain('_count{method="GET",route="(no route)",status="404"} 1');
});

it('/metrics shows open connections, the size of the cache and of buffers, and refusals', async () => {
  await api.get('/api/v1/games');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^catalog_answer_cache_bytes [1-9]\d+$/m);
  for (const gauge of ['connections', 'unsent_bytes', 'requests_at_work'])
    expect(text).toMatch(new RegExp(`^catalog_http_${gauge} 0$`, 'm'));
  expect(text).toContain('# TYPE catalog_http_connections_refused_total counter');
  expect(text).toContain('# TYPE catalog_http_requests_shed_total counter');
});

it('/metrics counts the decisions on keys, including those on a store that lost its data', async () => {
  await api.get('/api/v1/games', { authorization: 'Bearer x' });
  await api.admission.loseData();
  await api.get('/api/v1/games');
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^catalog_admissions_total\{outcome="admitted"\} [1-9]\d*$/m);
  expect(text).toContain('catalog_admissions_total{outcome="key-malformed"} 1');
  expect(text).toContain('catalog_admissions_total{outcome="store-data-lost"} 1');
});

it('/metrics is not served on the public port', async () => {
  expect((await api.request({ url: '/metrics' })).statusCode).toBe(404);
});
