import { describe, expect, it } from '@jest/globals';
import { TimeSlices, type SlicedWork } from './time-slices.js';

/** The time that work takes here is what it says, however busy the machine is. */
let nowMs = 0;

function newSlices(): TimeSlices {
  return new TimeSlices(() => nowMs);
}

function* steps(count: number, stepMs: number): SlicedWork<number> {
  for (let step = 0; step < count; step++) {
    nowMs += stepMs;
    yield;
  }
  return count;
}

/** How often the event loop turns until `until` resolves. */
async function turnsUntil(until: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await until;
  isOver = true;
  return turns;
}

describe('time slices', () => {
  it('let short work end before the event loop turns', async () => {
    let hasTurned = false;
    const slices = newSlices();
    setImmediate(() => (hasTurned = true));
    expect(await slices.run(steps(3, 0))).toBe(3);
    expect(hasTurned).toBe(false);
  });

  it('let the event loop turn during long work', async () => {
    const slices = newSlices();
    // 100 ms of work, 5 of them in a turn.
    expect(await turnsUntil(slices.run(steps(100, 1)))).toBeGreaterThan(12);
  });

  it('give all work together only as much of a turn as one piece alone', async () => {
    const slices = newSlices();
    const all = Promise.all(Array.from({ length: 10 }, () => slices.run(steps(10, 1))));
    expect(await turnsUntil(all)).toBeGreaterThan(12);
  });

  it('end short work before long work that began earlier', async () => {
    const slices = newSlices();
    const ended: string[] = [];
    const long = Array.from({ length: 5 }, () => slices.run(steps(20, 1)).then(() => ended.push('long')));
    await new Promise(setImmediate);
    const short = slices.run(steps(1, 0)).then(() => ended.push('short'));
    await Promise.all([...long, short]);
    expect(ended[0]).toBe('short');
  });

  it('finish work that has begun, however much new work comes in', async () => {
    const slices = newSlices();
    let isOver = false;
    const long = slices.run(steps(30, 1)).finally(() => (isOver = true));
    const flood = async (): Promise<void> => {
      while (!isOver) await Promise.all(Array.from({ length: 5 }, () => slices.run(steps(2, 1))));
    };
    await Promise.all([long, flood()]);
    expect(isOver).toBe(true);
  });

  it('give the handling of each answer a turn of its own', async () => {
    const slices = newSlices();
    const turns: number[] = [];
    let turn = 0;
    const count = (): void => {
      turn++;
      if (turns.length < 3) setImmediate(count);
    };
    setImmediate(count);
    slices.run(steps(1, 10)).catch(() => {});
    await Promise.all([1, 2, 3].map(() => slices.run(steps(1, 0)).then(() => turns.push(turn))));
    expect(new Set(turns).size).toBe(3);
  });

  it('pass on what is thrown', async () => {
    // eslint-disable-next-line require-yield -- it fails before
    function* failing(): SlicedWork<void> {
      throw new Error('out of order');
    }
    await expect(newSlices().run(failing())).rejects.toThrow('out of order');
  });

  it('end background work at its next pause when it is canceled, and let it clean up', async () => {
    const slices = newSlices();
    const canceled = new AbortController();
    let steps = 0;
    let isCleanedUp = false;
    function* endless(): SlicedWork<void> {
      try {
        for (;;) {
          steps++;
          nowMs++;
          yield;
        }
      } finally {
        isCleanedUp = true;
      }
    }
    const running = slices.runInBackground(endless(), canceled.signal);
    await new Promise(setImmediate);
    canceled.abort(new Error('out of date'));
    const before = steps;
    await expect(running).rejects.toThrow('out of date');
    expect([steps, isCleanedUp]).toEqual([before, true]);
  });

  it('let requests continue while work is done in the background', async () => {
    const slices = newSlices();
    const canceled = new AbortController();
    const background = slices.runInBackground(steps(1_000_000, 1), canceled.signal);
    for (let asked = 0; asked < 20; asked++) await slices.run(steps(3, 1));
    canceled.abort(new Error('enough'));
    await expect(background).rejects.toThrow('enough');
  });
});
