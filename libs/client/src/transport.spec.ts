import { describe, expect, it } from '@jest/globals';
import { CatalogConnectionError, CatalogProblem } from './problem.js';
import { Transport } from './transport.js';
import type { TransportOptions } from './transport-settings.js';

const OK = () => new Response('{"data":[]}');

function problem(status: number, code: string): Response {
  const type = 'application/problem+json';
  return new Response(JSON.stringify({ status, code, title: code }), {
    status,
    headers: { 'content-type': type },
  });
}

/** More than any test here allows: a client that never ends gets an answer then, and the test fails at once. */
const ENDLESS = 20;

/** Sends one request to a server that answers with these in turn, and then with the last one. */
function answeredWith(answers: readonly (() => Response)[], options: TransportOptions = {}) {
  let sent = 0;
  const fetch = async () => {
    const answer = sent >= ENDLESS ? OK : answers[Math.min(sent, answers.length - 1)];
    sent++;
    if (answer === undefined) throw new TypeError('fetch failed');
    return answer();
  };
  const answer = new Transport('key', { maxDelayMs: 0, ...options, fetch }).get('http://catalog.test/games');
  return { answer, sent: () => sent };
}

describe('sending again', () => {
  it('ends after as many retries as are allowed', async () => {
    const { answer, sent } = answeredWith([() => problem(503, 'unavailable')], { retries: 2 });
    await expect(answer).rejects.toThrow(CatalogProblem);
    expect(sent()).toBe(3);
  });

  it('ends without an answer, too', async () => {
    const { answer, sent } = answeredWith([], { retries: 1 });
    await expect(answer).rejects.toThrow(CatalogConnectionError);
    expect(sent()).toBe(2);
  });

  it('ends with the first answer', async () => {
    const { answer, sent } = answeredWith([() => problem(503, 'unavailable'), OK]);
    await expect(answer).resolves.toEqual({ data: [] });
    expect(sent()).toBe(2);
  });

  it('does not begin when it is no use, or not wanted', async () => {
    for (const { answer, sent } of [
      answeredWith([() => problem(404, 'not_found')]),
      answeredWith([() => problem(503, 'unavailable')], { retries: 0 }),
    ]) {
      await expect(answer).rejects.toThrow(CatalogProblem);
      expect(sent()).toBe(1);
    }
  });
});
