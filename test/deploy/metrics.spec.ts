import { spawnSync } from 'node:child_process';
import { METHODS } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HTTPMethods } from 'fastify';
import { type MeasuredProcesses, seriesIn, startMeasuredProcesses } from './support/measured-processes.js';

const PROCESSES = ['api', 'dashboard', 'mcp'] as const;

let processes: MeasuredProcesses;
beforeAll(async () => {
  processes = await startMeasuredProcesses();
});
afterAll(() => processes.close());

it.each(PROCESSES)(
  'metrics of %s have names and units as `promtool check metrics` wants them',
  async name => {
    const input = (await processes.metrics())[name];
    const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
    expect(stdout + stderr).toBe('');
  },
);

it.each(PROCESSES)('metrics of %s show its build, its requests and its process', async name => {
  const names = new Set(seriesIn((await processes.metrics())[name]).map(series => series.split('{')[0]));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'catalog_build_info',
      'catalog_http_connections',
      'catalog_http_requests_at_work',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ]),
  );
});

/** Requests of which nothing was seen before: every part that a client chooses is different. */
async function sendInvented(at: number): Promise<void> {
  const { api, dashboard, mcp } = processes;
  const path = `/invented-${at}`;
  await api.get(`/api/v1/games${path}?limit=${at}&${path}=1`, { authorization: `Bearer bgc_${at}` });
  await api.get(`/api/v1/games/catan?${path}=1`);
  await api.get(`/api/v1${path}`);
  await api.request({ method: METHODS[at] as HTTPMethods, url: path });
  await api.get(`/api/v1/games/${path}`);
  await dashboard.dashboard.server.inject({ url: path, headers: { 'user-agent': path, cookie: `a=${at}` } });
  await dashboard.dashboard.server.inject({ method: 'PUT', url: `/keys${path}` });
  await mcp.server.inject({ url: path });
  await callTool(path);
}

async function callTool(name: string): Promise<void> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { q: name } } };
  const answer = await processes.mcp.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      authorization: `Bearer ${processes.api.key}`,
      accept: 'application/json, text/event-stream',
      host: 'localhost',
    },
    payload: body,
  });
  expect(answer.body).toContain('There is no tool');
}

/** Without those of Node, whose kinds of garbage collection appear when they first happen. */
function ownSeries(text: string): string[] {
  return seriesIn(text).filter(name => name.startsWith('catalog_'));
}

it('clients make no series by inventing paths, methods, parameters, keys, names of tools or cookies', async () => {
  await sendInvented(0);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'] as const)
    await processes.api.request({ method, url: '/invented' });
  const before = await processes.metrics();
  for (let at = 1; at <= 20; at++) await sendInvented(at);
  const after = await processes.metrics();
  for (const name of PROCESSES) expect(ownSeries(after[name])).toEqual(ownSeries(before[name]));
  expect(after.mcp).toMatch(/tool_call_duration_seconds_count\{tool="other",outcome="error"\} 21/);
});

it('the API shows engine calls, kept answers, its readiness and its generation', async () => {
  await processes.api.get('/api/v1/games?limit=3');
  await processes.api.get('/api/v1/games?limit=3');
  const { api } = await processes.metrics();
  expect(api).toMatch(/^catalog_engine_call_duration_seconds_count\{operation="list",outcome="ok"\} [1-9]/m);
  for (const result of ['hit', 'miss'])
    expect(api).toMatch(new RegExp(`^catalog_answer_cache_lookups_total{result="${result}"} [1-9]`, 'm'));
  expect(api).toMatch(/^catalog_readiness\{status="ready"\} 1$/m);
  expect(api).toMatch(/^catalog_part_healthy\{part="catalog"\} 1$/m);
  expect(api).toMatch(/^catalog_generation_built_timestamp_seconds 1\.?\d*(e\+?9)?/m);
  expect(api).toMatch(/^catalog_generation_lag_seconds 0$/m);
  expect(api).toMatch(/^catalog_generation_info\{generation="[^"]+"\} 1$/m);
});

it('the dashboard shows what waits to be published and sent, and its calls of the key store', async () => {
  await processes.dashboard.signedIn();
  const { dashboard } = await processes.metrics();
  expect(dashboard).toMatch(/^catalog_publication_pending_changes \d+$/m);
  expect(dashboard).toMatch(/^catalog_publication_last_success_timestamp_seconds \d/m);
  expect(dashboard).toMatch(/^catalog_mails_queued \d+$/m);
  expect(dashboard).toMatch(
    /^catalog_key_store_call_duration_seconds_count\{operation="store\.ping",outcome="ok"\} [1-9]/m,
  );
});
