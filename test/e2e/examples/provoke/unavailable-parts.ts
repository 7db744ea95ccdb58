import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mintApiKey } from '#libs/admission';
import { loadConfig } from '#libs/config';
import { aGame } from '#libs/testing';
import { createApp, type ProblemCode } from '../../../../apps/api/src/index.js';
import { TestCatalog } from '../../support/a-catalog.js';
import { cursorIn } from '../../support/read-answer.js';
import { FREE_PLAN, injected, type Provocation, type ProvokedAnswer, withApi } from './provocation.js';

const GAMES = '/api/v1/games';
/** Nothing listens there. */
const CLOSED = '127.0.0.1:1';

async function unexpectedFailure(): Promise<ProvokedAnswer> {
  const catalog = await TestCatalog.withFixture();
  catalog.failure = new Error('unexpected');
  return withApi({ catalog }, async api => injected(await api.get(GAMES)));
}

/** A cursor that outlives the catalog in which it began. */
async function lateCursor(): Promise<ProvokedAnswer> {
  const catalog = await TestCatalog.withFixture();
  return withApi({ catalog }, async api => {
    const headers = { authorization: `Bearer ${await api.admission.issueKey(FREE_PLAN)}` };
    const first = await api.get(`${GAMES}?limit=1`, headers);
    await catalog.promote({ games: [aGame()] });
    catalog.prune();
    return injected(await api.get(`${GAMES}?cursor=${cursorIn(first)}`, headers));
  });
}

/** One request more than a process handles at once. */
async function overloaded(): Promise<ProvokedAnswer> {
  const catalog = await TestCatalog.withFixture();
  let letAnswer = () => {};
  catalog.gate = new Promise(resolve => (letAnswer = resolve));
  return withApi({ catalog, environment: { MAX_CONCURRENT_REQUESTS: '1' } }, async api => {
    const working = api.get(GAMES);
    while (catalog.asked === 0) await new Promise(setImmediate);
    const refused = await api.get(GAMES);
    letAnswer();
    await working;
    return injected(refused);
  });
}

/** A request to a service whose Redis cannot be reached. */
async function withoutRedis(): Promise<ProvokedAnswer> {
  const config = loadConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'catalog-api-')),
    REDIS_URL: `redis://${CLOSED}`,
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  });
  const app = await createApp(config);
  try {
    const headers = { authorization: `Bearer ${mintApiKey().key}` };
    return injected(await app.server.inject({ url: GAMES, headers }));
  } finally {
    await app.close();
  }
}

export const UNAVAILABLE_PARTS: readonly (readonly [ProblemCode, Provocation])[] = [
  [
    'expired_cursor',
    {
      summary: '`GET /games` with a cursor whose generation of the catalog is no longer kept',
      provoke: lateCursor,
    },
  ],
  [
    'internal_error',
    {
      summary: '`GET /games`, where something unexpected fails',
      provoke: unexpectedFailure,
    },
  ],
  [
    'service_unavailable',
    {
      summary: '`GET /games` while the search engine is unavailable, or has only a part of the answer',
      provoke: () =>
        withApi({ environment: { ELASTICSEARCH_URL: `http://${CLOSED}` } }, async api =>
          injected(await api.get(GAMES)),
        ),
    },
  ],
  [
    'service_unavailable',
    {
      variant: 'keys',
      summary: '`GET /games` while keys cannot be checked',
      provoke: withoutRedis,
    },
  ],
  [
    'service_unavailable',
    { variant: 'overload', summary: '`GET /games` while the service is overloaded', provoke: overloaded },
  ],
];
