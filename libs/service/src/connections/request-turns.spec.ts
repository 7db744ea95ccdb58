import { beforeEach, describe, expect, it } from '@jest/globals';
import { RequestTurns, type Waiting } from './request-turns.js';

let nowMs: number;
let turns: RequestTurns;
/** Names of those whose turn it was, by turn of the event loop. */
let taken: string[][];
beforeEach(() => {
  nowMs = 0;
  turns = new RequestTurns(() => nowMs);
  taken = [[]];
});

/** A connection whose requests take `ms` each. */
function waiting(name: string, network: string, ms: number): Waiting {
  return {
    network,
    takeTurn: () => {
      taken.at(-1)?.push(name);
      // Most of the work of a request is done in what it awaits.
      void Promise.resolve().then(() => (nowMs += ms));
    },
  };
}

async function oneTurn(): Promise<void> {
  await new Promise(setImmediate);
  taken.push([]);
}

describe('a turn', () => {
  it('is free while no request waits and there is time left', () => {
    expect(turns.isFree).toBe(true);
    nowMs = 4.9;
    expect(turns.isFree).toBe(true);
    nowMs = 5;
    expect(turns.isFree).toBe(false);
  });

  it('is free again in the next one', async () => {
    expect(turns.isFree).toBe(true);
    nowMs = 5;
    await oneTurn();
    expect(turns.isFree).toBe(true);
  });

  it('is not free for others while one waits', async () => {
    turns.wait(waiting('a', 'x', 1));
    expect(turns.isFree).toBe(false);
    await oneTurn();
    expect(turns.isFree).toBe(true);
  });

  it('ends after 5 ms of work, what the requests await included', async () => {
    for (const name of ['a', 'b', 'c', 'd']) turns.wait(waiting(name, name, 2));
    await oneTurn();
    await oneTurn();
    expect(taken).toEqual([['a', 'b', 'c'], ['d'], []]);
  });

  it('lets at least one begin, however long it takes', async () => {
    for (const name of ['a', 'b']) turns.wait(waiting(name, name, 50));
    await oneTurn();
    await oneTurn();
    expect(taken).toEqual([['a'], ['b'], []]);
  });
});

describe('connections that wait', () => {
  it('take turns by network: one with many requests does not make another one wait', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) turns.wait(waiting(name, 'a', 0));
    turns.wait(waiting('b1', 'b', 0));
    turns.wait(waiting('c1', 'c', 0));
    await oneTurn();
    expect(taken[0]).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('have one turn, however often they requested it', async () => {
    const one = waiting('a', 'a', 0);
    turns.wait(one);
    turns.wait(one);
    await oneTurn();
    expect(taken[0]).toEqual(['a']);
  });

  it('have none once they left', async () => {
    const one = waiting('a', 'a', 0);
    turns.wait(one);
    turns.leave(one);
    await oneTurn();
    expect(taken[0]).toEqual([]);
  });
});

describe('while connections are being accepted', () => {
  /** A turn in which another connection arrives. */
  async function accepting(): Promise<void> {
    turns.accepted();
    await oneTurn();
  }

  it('requests wait for a hundred of them, and then for the next hundred', async () => {
    const all = ['0', '1', '2'].map(name => waiting(name, name, 5));
    for (const one of all) turns.wait(one);
    for (let n = 0; n < 100; n++) await accepting();
    expect(taken.flat()).toEqual([]);
    for (let n = 0; n < 101; n++) await accepting();
    expect(taken.flat()).toEqual(['0']);
    await accepting();
    expect(taken.flat()).toEqual(['0', '1']);
    for (const one of all) turns.leave(one);
  });

  it('a request waits for as many after one that had its turn while none arrived', async () => {
    turns.wait(waiting('before', 'before', 1));
    for (let n = 0; n < 60; n++) await accepting();
    await oneTurn();
    turns.wait(waiting('a', 'a', 5));
    for (let n = 0; n < 100; n++) await accepting();
    expect(taken.flat()).toEqual(['before']);
  });

  it('a request begins at once when none arrives any more', async () => {
    turns.accepted();
    expect(turns.isFree).toBe(false);
    await oneTurn();
    expect(turns.isFree).toBe(true);
  });
});
