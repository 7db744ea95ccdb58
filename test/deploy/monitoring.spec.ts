import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runIndexer } from '../support/run-indexer.js';
import { startMeasuredProcesses } from './support/measured-processes.js';

const ALERTS = 'deploy/prometheus/alerts.yml';
const TESTS = 'deploy/prometheus/alerts.test.yml';

it.each([
  ['the rules are well-formed', ['check', 'rules', ALERTS]],
  ['each alert fires when it should, and only then', ['test', 'rules', TESTS]],
])('promtool: %s', (_what, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});

it('every alert has a test in which it fires, one in which it does not, and a section on what to do', async () => {
  const names = namesIn(await readFile(ALERTS, 'utf8'), /^ +- alert: (\w+)$/gm);
  const tests = await readFile(TESTS, 'utf8');
  expect([...new Set(namesIn(tests, /^ +- alertname: (\w+)\n.*\n +exp_alerts:\n/gm))]).toEqual(names);
  expect(namesIn(tests, /\{ alertname: (\w+), eval_time: \w+, exp_alerts: \[\] \}/g)).toEqual(names);
  const sections = namesIn(await readFile('docs/observability.md', 'utf8'), /^### (Catalog\w+)$/gm);
  expect(sections).toEqual(names);
  const links = namesIn(await readFile(ALERTS, 'utf8'), /runbook: docs\/observability\.md#(\w+)$/gm);
  expect(links).toEqual(names.map(name => name.toLowerCase()));
});

it('the example for Alertmanager sends every severity of an alert somewhere', async () => {
  const severities = new Set(namesIn(await readFile(ALERTS, 'utf8'), /severity: (\w+)/g));
  const example = await readFile('deploy/prometheus/alertmanager.yml', 'utf8');
  const routed = new Set(namesIn(example, /- matchers: \[severity="(\w+)"\]/g));
  expect(routed).toEqual(severities);
  const receivers = new Set(namesIn(example, /^ {2}- name: (\w+)$/gm));
  expect(new Set(namesIn(example, /\breceiver: (\w+)/g))).toEqual(receivers);
});

it('the board, the alerts and the documentation name only metrics that exist', async () => {
  const known = new Set(await metricsThatExist());
  for (const path of [ALERTS, 'deploy/grafana/board.json', 'docs/observability.md']) {
    const text = await readFile(path, 'utf8');
    const named = namesIn(text, /\b((?:catalog|process|nodejs)_[a-z0-9]\w+)/g);
    const missing = named.filter(name => !known.has(name) && !known.has(withoutSuffix(name)));
    expect({ path, missing }).toEqual({ path, missing: [] });
    expect(named.length).toBeGreaterThan(10);
  }
});

it('the board and the documentation name every metric of the service', async () => {
  const own = (await metricsThatExist()).filter(name => name.startsWith('catalog_'));
  for (const path of ['deploy/grafana/board.json', 'docs/observability.md']) {
    const text = await readFile(path, 'utf8');
    expect({ path, missing: own.filter(name => !text.includes(name)) }).toEqual({ path, missing: [] });
  }
});

/** The names of all metrics, of every process and of the indexer. */
async function metricsThatExist(): Promise<string[]> {
  const processes = await startMeasuredProcesses();
  const file = join(await mkdtemp(join(tmpdir(), 'indexer-metrics-')), 'indexer.prom');
  await runIndexer(['run', '--source', 'no-such-folder', '--metrics-file', file], {});
  const texts = [...Object.values(await processes.metrics()), await readFile(file, 'utf8')];
  await processes.close();
  return texts.flatMap(text => namesIn(text, /^# TYPE (\S+) /gm));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name!);
}

/** The metric of a series of a histogram. */
function withoutSuffix(series: string): string {
  return series.replace(/_(bucket|sum|count)$/, '');
}
