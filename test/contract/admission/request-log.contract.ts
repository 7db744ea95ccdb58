import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type LoggedRequest, REQUEST_LIFE_MS, REQUESTS_PER_KEY, StoreUnavailable } from '#libs/admission';
import { type OpenTestEngine, publishKey, type TestEngine } from './test-engine.js';

const NOON_MS = Date.parse('2026-11-21T12:00:00Z');

/** Times of requests, in milliseconds after noon. */
const timesOf = (requests: readonly LoggedRequest[]) => requests.map(({ atMs }) => atMs - NOON_MS);

/** What every `RequestLog` guarantees. */
export function requestLogContract(open: OpenTestEngine): void {
  let engine: TestEngine;
  let keyId: string;

  beforeEach(async () => {
    engine = await open();
    ({ keyId } = await publishKey(engine));
  });
  afterEach(() => engine.close());

  function aRequest(afterNoonMs = 0, change: Partial<LoggedRequest> = {}): LoggedRequest {
    return {
      keyId,
      atMs: NOON_MS + afterNoonMs,
      method: 'GET',
      route: '/games/{slug}',
      path: '/games/catan',
      query: '',
      status: 200,
      problem: undefined,
      counted: true,
      durationMs: 2.5,
      requestId: `id-${afterNoonMs}`,
      ...change,
    };
  }

  const read = (sinceMs = 0) => engine.requestLog.read(keyId, sinceMs);

  it('returns what was added, the latest first', async () => {
    const problem = {
      code: 'invalid_parameter',
      faults: [
        { parameter: 'players', detail: '0 is too small; it must be from 1 to 999.' },
        { parameter: undefined, detail: 'There is no such parameter here.' },
      ],
    };
    const failed = aRequest(1, {
      route: '/games',
      path: '/games',
      query: 'q=…&players=0',
      status: 400,
      problem,
    });
    await engine.requestLog.add([aRequest(0), failed]);
    expect(await read()).toEqual([failed, aRequest(0)]);
  });

  it('puts requests that several processes added into the order of their times', async () => {
    await engine.requestLog.add([aRequest(2), aRequest(4)]);
    await engine.requestLog.add([aRequest(1), aRequest(3)]);
    expect(timesOf(await read())).toEqual([4, 3, 2, 1]);
  });

  it('keeps the last 200 of each key', async () => {
    const other = await publishKey(engine);
    await engine.requestLog.add([aRequest(0, { keyId: other.keyId })]);
    for (const start of [0, 150, 300])
      await engine.requestLog.add(Array.from({ length: 150 }, (_, number) => aRequest(start + number)));
    const times = timesOf(await read());
    expect(times).toHaveLength(REQUESTS_PER_KEY);
    expect([times[0], times.at(-1)]).toEqual([449, 250]);
    expect(timesOf(await engine.requestLog.read(other.keyId, 0))).toEqual([0]);
  });

  it('keeps the last 200 of more that are added at once', async () => {
    await engine.requestLog.add(Array.from({ length: 500 }, (_, number) => aRequest(number)));
    expect(timesOf(await read()).at(-1)).toBe(300);
  });

  it('deletes what is a day older than the newest', async () => {
    await engine.requestLog.add([aRequest(0), aRequest(1)]);
    await engine.requestLog.add([aRequest(1 + REQUEST_LIFE_MS)]);
    expect(timesOf(await read())).toEqual([1 + REQUEST_LIFE_MS, 1]);
  });

  it('reads only what arrived since a moment', async () => {
    await engine.requestLog.add([aRequest(0), aRequest(1), aRequest(2)]);
    expect(timesOf(await read(NOON_MS + 1))).toEqual([2, 1]);
  });

  it('deletes the requests of a key that is withdrawn, and takes no more of them', async () => {
    await engine.requestLog.add([aRequest()]);
    await engine.publication.withdraw([keyId]);
    expect(await read()).toEqual([]);
    await engine.requestLog.add([aRequest(1)]);
    expect(await read()).toEqual([]);
  });

  it('accepts an empty list, and knows nothing of other keys', async () => {
    await engine.requestLog.add([]);
    expect(await engine.requestLog.read('other', 0)).toEqual([]);
  });

  it('fails with StoreUnavailable', async () => {
    await engine.close();
    await expect(engine.requestLog.add([aRequest()])).rejects.toThrow(StoreUnavailable);
    await expect(read()).rejects.toThrow(StoreUnavailable);
  });
}
