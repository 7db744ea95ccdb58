import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, loadConfig } from '#libs/config';
import { createLog, FrameworkLog, type Log } from '#libs/log';
import type { SourceRecords } from '#libs/testing';
import {
  ADMISSION_CONNECTION,
  AppModule,
  applicationOptions,
  CATALOG_CONNECTION,
  type CatalogConnection,
  createAdapter,
  finishApp,
  type RunningApp,
} from '../../../apps/api/src/index.js';
import { anAdmission, type TestAdmission } from './an-admission.js';
import { ownFolders } from './own-folders.js';
import type { SettableClock } from './settable-clock.js';

export const PUBLIC_URL = 'https://api.example.test';

export interface TestApi {
  readonly app: RunningApp;
  readonly config: Config;
  readonly admission: TestAdmission;
  /** A valid key with high limits. */
  readonly key: string;
  /** Sends the key, unless `headers` have another one or none (`authorization: undefined`). */
  get(path: string, headers?: Readonly<Record<string, string | undefined>>): Promise<LightMyRequestResponse>;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Replaces the engine that the configuration names. */
  readonly catalog?: CatalogConnection;
  readonly log?: Log;
  readonly records?: SourceRecords;
  readonly clock?: SettableClock;
  readonly environment?: Record<string, string>;
  /** Whether pages and the description are served too: most specs need none, and they are four fifths of a start. */
  readonly isDocumented?: boolean;
}

/** The API as it starts by default, with everything embedded, a small catalog, a folder of its own, and without documentation. */
export async function startApi({
  records,
  clock,
  environment,
  catalog,
  log,
  isDocumented = false,
}: TestApiOptions = {}): Promise<TestApi> {
  const folders = await ownFolders(records);
  const config = loadConfig({
    ...folders,
    PUBLIC_URL,
    LOG_LEVEL: 'silent',
    PORT: '0',
    // Tests share a process with the service and block its event loop.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    ...environment,
  });
  const admission = anAdmission(folders.DATA_DIR, clock);
  const key = await admission.issueKey();
  const app = await buildApp(config, {
    admission,
    catalog,
    log: log ?? createLog(config.logLevel, 'api'),
    isDocumented,
  });
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

interface StandIns {
  readonly admission: TestAdmission;
  readonly catalog: CatalogConnection | undefined;
  readonly log: Log;
  readonly isDocumented: boolean;
}

async function buildApp(
  config: Config,
  { admission, catalog, log, isDocumented }: StandIns,
): Promise<RunningApp> {
  const builder = Test.createTestingModule({ imports: [AppModule.configured(config, log)] })
    .setLogger(new FrameworkLog(log))
    .overrideProvider(ADMISSION_CONNECTION)
    .useValue(admission);
  if (catalog !== undefined) builder.overrideProvider(CATALOG_CONNECTION).useValue(catalog);
  const module = await builder.compile();
  const options = applicationOptions(log);
  const app = module.createNestApplication<NestFastifyApplication>(createAdapter(config), options);
  return finishApp(app, isDocumented);
}

function given(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
