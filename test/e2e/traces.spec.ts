import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readFile } from 'node:fs/promises';
import { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mintApiKey } from '#libs/admission';
import { startTracing, stopTracing, traceCommand } from '#libs/tracing';
import { TestProcess } from '../support/test-process.js';
import { TraceCollector } from '../support/trace-collector.js';
import { until } from '../support/until.js';
import { ownFolders } from './support/own-folders.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';
const TRACE_PARENT = `00-${TRACE_ID}-${PARENT_ID}-01`;

let collector: TraceCollector;
let service: TestProcess | undefined;
beforeEach(async () => {
  collector = await TraceCollector.start();
});
afterEach(async () => {
  await service?.kill();
  service = undefined;
  collector.close();
});

async function start(
  entry: string,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<TestProcess> {
  service = new TestProcess(
    entry,
    {
      ...(await ownFolders()),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DRAIN_SECONDS: '0',
      ...environment,
    },
    args,
  );
  return service;
}

async function addressOf(started: TestProcess): Promise<string> {
  const [line] = await started.printed(/^.*"msg":"serving".*$/m);
  return (JSON.parse(line) as { addresses: [string] }).addresses[0];
}

async function endWith(started: TestProcess): Promise<void> {
  started.signal('SIGTERM');
  expect(await started.ended).toBe(0);
}

describe('a traced API', () => {
  it('continues the trace of a request through admission, key store and engine', async () => {
    const api = await start('apps/api/src/main.ts', { PORT: '0' }, ['--show-demo-key']);
    const address = await addressOf(api);
    const [key] = await api.printed(/bgc_\w+/);
    const answer = await fetch(`${address}/api/v1/games/catan?fields=id`, {
      headers: { authorization: `Bearer ${key}`, traceparent: TRACE_PARENT },
    });
    expect(answer.status).toBe(200);
    await endWith(api);
    const served = collector.span('GET /api/v1/games/{slug}');
    expect(served).toMatchObject({
      service: 'api',
      traceId: TRACE_ID,
      parentSpanId: PARENT_ID,
      attributes: { 'http.route': '/api/v1/games/{slug}', 'http.response.status_code': 200 },
    });
    const admission = collector.span('admission');
    expect(admission.parentSpanId).toBe(served.spanId);
    expect(collector.span('key-store.store.admit').parentSpanId).toBe(admission.spanId);
    expect(collector.span('engine.record').parentSpanId).toBe(served.spanId);
  });

  it('names the trace that it began in the log', async () => {
    const api = await start('apps/api/src/main.ts', { PORT: '0' });
    await fetch(`${await addressOf(api)}/api/v1/games`);
    await endWith(api);
    const { traceId } = collector.span('GET /api/v1/games');
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(api.output).toContain(`"traceId":"${traceId}"`);
  });

  it('traces neither probes nor what it does by itself', async () => {
    const api = await start('apps/api/src/main.ts', { PORT: '0' });
    expect((await fetch(`${await addressOf(api)}/health/ready`)).status).toBe(200);
    await endWith(api);
    expect(collector.spans).toEqual([]);
  });

  it('records no trace that its client does not want recorded', async () => {
    const api = await start('apps/api/src/main.ts', { PORT: '0' });
    const traceparent = TRACE_PARENT.replace(/01$/, '00');
    await fetch(`${await addressOf(api)}/api/v1/games`, { headers: { traceparent } });
    await endWith(api);
    expect(collector.spans).toEqual([]);
    expect(api.output).toContain(`"traceId":"${TRACE_ID}"`);
  });

  it('sends no key, no query, no path and no password of an engine', async () => {
    const { key } = mintApiKey();
    const api = await start('apps/api/src/main.ts', {
      PORT: '0',
      REDIS_URL: 'redis://:s3cret@127.0.0.1:1',
      ELASTICSEARCH_URL: 'http://elastic:s3cret@127.0.0.1:1',
    });
    const address = await addressOf(api);
    const headers = { authorization: `Bearer ${key}` };
    expect((await fetch(`${address}/api/v1/games?q=wanted-title`, { headers })).status).toBe(503);
    expect((await fetch(`${address}/api/v1/games/wanted-slug?key=${key}`, { headers })).status).toBe(503);
    await endWith(api);
    expect(collector.span('key-store.store.admit').attributes).toEqual({ 'error.type': 'StoreUnavailable' });
    expect(collector.received).not.toMatch(/s3cret|wanted|bgc_|127\.0\.0\.1/);
  });
});

it('traces requests of the dashboard', async () => {
  const dashboard = await start('apps/dashboard/src/main.ts', { DASHBOARD_PORT: '0' });
  await fetch(`${await addressOf(dashboard)}/sign-in`);
  await endWith(dashboard);
  expect(collector.span('GET /sign-in').service).toBe('dashboard');
});

it('continues a trace from the MCP server to the API that it asks', async () => {
  const mcp = await start(
    'apps/mcp/src/main.ts',
    // The collector stands for the API, too.
    { MCP_PORT: '0', BGC_API_URL: `${collector.url}/api/v1` },
    ['--http'],
  );
  const call = { name: 'get_game', arguments: { id: 'catan' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  const sent = request(await addressOf(mcp), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintApiKey().key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'content-length': body.length,
      traceparent: TRACE_PARENT,
    },
  });
  sent.flushHeaders();
  // The check of the key; only then the body, whose events are those of the connection.
  await until(async () => collector.traceparents.length === 1);
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  await endWith(mcp);
  const [span] = collector.spans;
  expect(span).toMatchObject({ service: 'mcp', traceId: TRACE_ID, parentSpanId: PARENT_ID });
  const continued = `00-${TRACE_ID}-${span?.spanId}-01`;
  // The check of the key, and the call of the tool.
  expect(collector.traceparents.slice(0, 2)).toEqual([continued, continued]);
});

it('traces a command of the indexer with its calls of Elasticsearch, and sends no credentials', async () => {
  const indexer = await start(
    'indexer/src/main.ts',
    { ELASTICSEARCH_URL: 'http://elastic:s3cret@127.0.0.1:1' },
    ['status', '--wait', '0'],
  );
  expect(await indexer.ended).not.toBe(0);
  const command = collector.span('indexer status');
  expect(command).toMatchObject({ service: 'indexer', attributes: { 'error.type': expect.anything() } });
  expect(collector.span('cluster.health').parentSpanId).toBe(command.spanId);
  expect(collector.received).not.toContain('s3cret');
});

it('sends no id of a record that Elasticsearch is asked for', async () => {
  await startTracing('api', { url: collector.url });
  // The collector stands for Elasticsearch, too; the client refuses its answer.
  const client = new Client({ node: collector.url, maxRetries: 0 });
  const asked = traceCommand(
    'read',
    () => client.get({ index: 'games', id: 'wanted-slug' }),
    () => 'failed',
  );
  await expect(asked).rejects.toThrow();
  await stopTracing();
  expect(collector.span('get').attributes).toMatchObject({ 'db.collection.name': 'games' });
  expect(collector.received).not.toContain('wanted');
});

it('says who it is, and records what the operator wants', async () => {
  const api = await start('apps/api/src/main.ts', {
    PORT: '0',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const address = await addressOf(api);
  await fetch(`${address}/api/v1/games`, { headers: { traceparent: TRACE_PARENT } });
  await endWith(api);
  expect(collector.spans).toEqual([]);

  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const indexer = await start(
    'indexer/src/main.ts',
    {
      ELASTICSEARCH_URL: 'http://127.0.0.1:1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    },
    ['status', '--wait', '0'],
  );
  await indexer.ended;
  expect(collector.resource).toMatchObject({
    'service.name': 'indexer',
    'service.version': version,
    'service.instance.id': expect.stringMatching(/^[\da-f-]{36}$/),
    'deployment.environment.name': 'test',
  });
  expect(collector.authorization).toBe('Bearer of-the-collector');
});

it('says once that a collector refuses, counts what is lost, and ends in time', async () => {
  collector.refuses = true;
  const api = await start('apps/api/src/main.ts', { PORT: '0', METRICS_PORT: '0' });
  const address = await addressOf(api);
  const warnings = () => api.output.match(/spans were dropped/g)?.length ?? 0;
  await fetch(`${address}/api/v1/games`);
  await until(async () => warnings() === 1);
  const first = collector.requests;
  await fetch(`${address}/api/v1/games`);
  await until(async () => collector.requests > first);
  const [line] = await api.printed(/^.*"msg":"serving".*$/m);
  const metricsAddress = (JSON.parse(line) as { addresses: string[] }).addresses[1]!;
  await until(async () => {
    const metrics = await (await fetch(metricsAddress)).text();
    return Number(/^catalog_spans_dropped_total (\d+)$/m.exec(metrics)?.[1]) >= 2;
  });
  await endWith(api);
  expect(warnings()).toBe(1);
});

it('ends in time although nothing takes its traces', async () => {
  const api = await start('apps/api/src/main.ts', {
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  await fetch(`${await addressOf(api)}/api/v1/games`);
  await endWith(api);
});
