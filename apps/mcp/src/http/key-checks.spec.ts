import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeyChecks } from './key-checks.js';
import { busy, type Refusal, unauthorized } from './refusal.js';

const MINUTE_MS = 60_000;

let nowMs: number;
let asked: string[];
let answer: (key: string) => Promise<Refusal | undefined>;
let checks: KeyChecks;
beforeEach(() => {
  nowMs = 1;
  asked = [];
  answer = async () => undefined;
  const ask = (key: string) => {
    asked.push(key);
    return answer(key);
  };
  checks = new KeyChecks(ask, () => nowMs);
});

const check = (key: string) => checks.assertAccepted(key, async () => {});

describe('a key that the API accepts', () => {
  it('is checked once a minute', async () => {
    await check('a');
    nowMs += MINUTE_MS - 1_000;
    await check('a');
    expect(asked).toEqual(['a']);
    nowMs += 2_000;
    await check('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('is checked once for all requests at the same time', async () => {
    await Promise.all([check('a'), check('a'), check('b')]);
    expect(asked).toEqual(['a', 'b']);
  });
});

describe('a key that the API refuses', () => {
  it('is refused for ten seconds without asking again', async () => {
    answer = async () => unauthorized('Unknown.');
    await expect(check('a')).rejects.toThrow('Unknown.');
    nowMs += 9_000;
    await expect(check('a')).rejects.toThrow('Unknown.');
    expect(asked).toHaveLength(1);
    nowMs += 2_000;
    answer = async () => undefined;
    await check('a');
  });
});

describe('a check that fails', () => {
  it('is forgotten', async () => {
    answer = async () => Promise.reject(busy('Later.'));
    await expect(check('a')).rejects.toThrow('Later.');
    answer = async () => undefined;
    await check('a');
  });
});

describe('checks at the same time', () => {
  it('are 32 at most, while known keys need none', async () => {
    await check('known');
    let end = (): void => {};
    const ended = new Promise<undefined>(resolve => (end = () => resolve(undefined)));
    answer = () => ended;
    const waiting = Array.from({ length: 32 }, (_, n) => check(String(n)));
    await expect(check('one more')).rejects.toMatchObject({ statusCode: 503 });
    await check('known');
    end();
    await Promise.all(waiting);
    await check('one more');
  });

  it('are not begun when the caller forbids it', async () => {
    const forbidden = checks.assertAccepted('a', () => Promise.reject(busy('Too many.')));
    await expect(forbidden).rejects.toThrow('Too many.');
    expect(asked).toEqual([]);
  });
});
