import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type LoggedRequest, RequestLog, RequestRecorder, StoreUnavailable } from '#libs/admission';

/** A log in memory that a test can make unavailable. */
class SeverableLog extends RequestLog {
  readonly added: LoggedRequest[][] = [];
  unavailable = false;

  override async add(requests: readonly LoggedRequest[]): Promise<void> {
    if (this.unavailable) throw new StoreUnavailable(new Error('cut off'));
    this.added.push([...requests]);
  }

  override async read(): Promise<LoggedRequest[]> {
    return [];
  }
}

describe('the request recorder', () => {
  let log: SeverableLog;
  let failures: Error[];
  let recorder: RequestRecorder;
  let described: number;

  beforeEach(() => {
    jest.useFakeTimers();
    log = new SeverableLog();
    failures = [];
    described = 0;
    recorder = new RequestRecorder(log, { maxPending: 1_000, onFailure: failure => failures.push(failure) });
  });
  afterEach(async () => {
    await recorder.close();
    jest.useRealTimers();
  });

  function record(
    requestId: number,
    keyId = 'key',
    { to = recorder, hasProblem = false, atMs = requestId } = {},
  ): void {
    to.record(keyId, hasProblem, () => {
      described++;
      const problem = hasProblem ? { code: 'not_found', faults: [] } : undefined;
      return { keyId, requestId: String(requestId), atMs, problem } as unknown as LoggedRequest;
    });
  }

  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
  const idsAdded = () => log.added.map(requests => requests.map(({ requestId }) => Number(requestId)));

  it('hands requests over once a second, all keys at once', async () => {
    record(1);
    record(2, 'other');
    record(3);
    expect(log.added).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(idsAdded()).toEqual([[1, 3, 2]]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(log.added).toHaveLength(1);
  });

  it('describes only the first 20 requests of a key, however many there were', async () => {
    for (let number = 1; number <= 5_000; number++) record(number);
    await recorder.flush();
    expect(described).toBe(20);
    expect(idsAdded()).toEqual([numbers(1, 20)]);
  });

  it('has places for 20 with a problem, however many others there are, and keeps the order of their times', async () => {
    for (let number = 1; number <= 500; number++) record(number);
    for (let number = 501; number <= 600; number++) record(number, 'key', { hasProblem: true });
    record(0, 'other');
    await recorder.flush();
    expect(idsAdded()).toEqual([[...numbers(1, 20), ...numbers(501, 20), 0]]);
  });

  it('keeps the order of requests in the same millisecond, with or without a problem', async () => {
    for (let number = 1; number <= 6; number++)
      record(number, 'key', { hasProblem: number % 2 === 0, atMs: 1 });
    await recorder.flush();
    expect(idsAdded()).toEqual([numbers(1, 6)]);
  });

  it('keeps what could not be handed over before what came later, and says so', async () => {
    log.unavailable = true;
    record(1);
    const failing = recorder.flush();
    record(2);
    await failing;
    expect(failures).toEqual([expect.any(StoreUnavailable)]);
    log.unavailable = false;
    await recorder.flush();
    expect(idsAdded()).toEqual([[1, 2]]);
  });

  it('keeps those with a problem when they could not be handed over', async () => {
    log.unavailable = true;
    record(1, 'key', { hasProblem: true });
    await recorder.flush();
    for (let number = 2; number <= 100; number++) record(number);
    log.unavailable = false;
    await recorder.flush();
    expect(idsAdded()[0]).toEqual([1, ...numbers(2, 20)]);
  });

  it('does not grow without bounds', async () => {
    for (let number = 0; number < 1_500; number++) record(number, `key ${number}`);
    await recorder.flush();
    expect(idsAdded()[0]).toHaveLength(1_000);
    record(1);
    await recorder.flush();
    expect(idsAdded()[1]).toEqual([1]);
  });

  describe('of many requests', () => {
    const COUNT = 10_000;
    const KEYS = 1_000;
    let many: RequestRecorder;

    beforeEach(() => {
      many = new RequestRecorder(log, { onFailure: failure => failures.push(failure) });
      for (let number = 0; number < COUNT; number++) record(number, `key ${number % KEYS}`, { to: many });
    });
    afterEach(() => many.close());

    const allAdded = () => new Set(idsAdded().flat());

    it('hands over some in each turn, so that nothing else waits for all of them', async () => {
      const flushing = many.flush();
      const inTurns = [];
      for (let before = 0; described < COUNT; before = described) {
        await nextTurn();
        inTurns.push(described - before);
      }
      await flushing;
      expect(Math.max(...inTurns)).toBeLessThan(1_200);
      expect(idsAdded().flat()).toHaveLength(COUNT);
      expect(allAdded().size).toBe(COUNT);
    });

    it('continues where the log failed, and hands over nothing twice', async () => {
      const add = log.add.bind(log);
      log.add = async requests => {
        log.unavailable = log.added.length === 2 && failures.length === 0;
        await add(requests);
      };
      await many.flush();
      expect(log.added).toHaveLength(2);
      expect(failures).toHaveLength(1);
      await many.flush();
      expect(idsAdded().flat()).toHaveLength(COUNT);
      expect(allAdded().size).toBe(COUNT);
    });
  });

  it('hands over the rest when it is closed', async () => {
    record(1);
    await recorder.close();
    expect(idsAdded()).toEqual([[1]]);
  });
});
