import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, loadConfig } from '#libs/config';
import { type SourceRecords, writeSource } from '#libs/testing';
import { createApp } from '../../../apps/api/src/app.js';
import type { Parts } from '../../../apps/api/src/parts.js';
import type { RunningApp } from '../../../apps/api/src/running-app.js';
import { anAdmission, type TestAdmission } from './an-admission.js';
import { FIXTURE } from './fixture-catalog.js';
import type { SettableClock } from './settable-clock.js';

export const PUBLIC_URL = 'https://api.example.test';

export interface TestApi {
  readonly app: RunningApp;
  readonly config: Config;
  readonly admission: TestAdmission;
  /** A key that is good for anything. */
  readonly key: string;
  /** With the key, unless `headers` bring or refuse one (`authorization: undefined`). */
  get(path: string, headers?: Readonly<Record<string, string | undefined>>): Promise<LightMyRequestResponse>;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestApiOptions extends Partial<Omit<Parts, 'admission'>> {
  readonly records?: SourceRecords;
  readonly clock?: SettableClock;
  readonly environment?: Record<string, string>;
}

/** The API as it starts by default, everything embedded, over a small catalog and in a folder of its own. */
export async function startApi({
  records = FIXTURE,
  clock,
  environment,
  ...parts
}: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'catalog-api-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    CATALOG_SOURCE: await writeSource(records),
    PUBLIC_URL,
    LOG_LEVEL: 'silent',
    PORT: '0',
    // Tests keep the event loop of the process they share with the service.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...environment,
  });
  const admission = anAdmission(dataDir, clock);
  const key = await admission.issueKey();
  const app = await createApp(config, { ...parts, admission });
  const request = (options: InjectOptions) => app.server.inject(options);
  return {
    app,
    config,
    admission,
    key,
    request,
    get: (path, headers) =>
      request({ url: path, headers: given({ authorization: `Bearer ${key}`, ...headers }) }),
    close: () => app.close(),
  };
}

function given(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
