import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdmissionEngine, parseApiKey } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import { until } from '../../support/until.js';
import { aLog } from '../support/a-log.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';

let first: TestDashboard;
let second: TestDashboard | undefined;
let api: AdmissionEngine;
let key: string;

beforeEach(async () => {
  first = await startDashboard();
  api = openEmbeddedAdmission({ dataDir: first.config.dataDir });
  key = await (await first.signedIn()).createKey();
});
afterEach(async () => {
  await second?.close();
  second = undefined;
  await api.close();
  await first.close();
});

async function requestWith(text: string): Promise<string> {
  const parsed = parseApiKey(text);
  return parsed.kind === 'malformed' ? parsed.reason : (await api.store.admit(parsed)).kind;
}

/** A second dashboard with its own empty database, on the key store of the first. */
async function startSecond(log = aLog()): Promise<TestDashboard> {
  const folder = await mkdtemp(join(tmpdir(), 'dashboard-'));
  return startDashboard({
    log: log.log,
    environment: { DATA_DIR: first.config.dataDir, DATABASE_URL: `sqlite:${join(folder, 'fresh.sqlite')}` },
  });
}

const readiness = async (of: TestDashboard) => {
  const answer = await of.visitor().get('/health/ready');
  return [answer.statusCode, answer.body];
};

describe('a dashboard with an empty database on a key store that is in use', () => {
  it('withdraws no key, and says so in its log and its readiness', async () => {
    const log = aLog();
    second = await startSecond(log);
    await until(async () => (await readiness(second!))[0] === 503);
    expect((await readiness(second))[1]).toContain('holds the keys of another database');
    await until(async () => log.text().includes('--take-over'));
    expect(await requestWith(key)).toBe('admitted');
    expect((await readiness(first))[0]).toBe(200);
  });

  it('makes keys that do not work, and says so', async () => {
    second = await startSecond();
    const eve = await second.signedIn('eve@example.org');
    const made = await eve.submit('/keys/new', '/keys', { name: 'hers' });
    expect(made.body).toContain('A change is not in effect yet.');
    expect(await requestWith(key)).toBe('admitted');
  });
});
