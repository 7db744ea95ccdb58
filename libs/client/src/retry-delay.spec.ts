import { describe, expect, it } from '@jest/globals';
import { CatalogConnectionError, CatalogProblem } from './problem.js';
import { retryDelayMs } from './retry-delay.js';

const MAX_MS = 30_000;
const DISCONNECTED = new CatalogConnectionError('cut');

function problem(status: number, code: string, retryAfterSeconds?: number): CatalogProblem {
  const body = { type: 'about:blank', title: '', detail: '', requestId: '', status, code };
  return new CatalogProblem(body, retryAfterSeconds);
}

describe('retryDelayMs', () => {
  it('is anywhere from zero to a bound that doubles with each retry', () => {
    expect(retryDelayMs(DISCONNECTED, 0, MAX_MS, () => 0)).toBe(0);
    const bounds = [0, 1, 2, 3].map(retry => retryDelayMs(DISCONNECTED, retry, MAX_MS, () => 1));
    expect(bounds).toEqual([250, 500, 1_000, 2_000]);
    expect(retryDelayMs(DISCONNECTED, 30, MAX_MS, () => 1)).toBe(MAX_MS);
  });

  it('differs from client to client', () => {
    const delays = Array.from({ length: 100 }, () => retryDelayMs(DISCONNECTED, 4, MAX_MS));
    expect(new Set(delays).size).toBeGreaterThan(90);
  });

  it('adds the jitter to what Retry-After demands', () => {
    const busy = problem(429, 'rate_limit_exceeded', 2);
    expect(retryDelayMs(busy, 0, MAX_MS, () => 0)).toBe(2_000);
    expect(retryDelayMs(busy, 0, MAX_MS, () => 1)).toBe(2_250);
  });

  it('does not wait for a Retry-After beyond the bound', () => {
    expect(retryDelayMs(problem(503, 'service_unavailable', 31), 0, MAX_MS)).toBeUndefined();
  });

  it.each([
    ['quota_exceeded', 429],
    ['invalid_parameter', 400],
    ['revoked_api_key', 401],
    ['key_not_allowed', 403],
    ['not_found', 404],
    ['http_501', 501],
  ])('does not wait where waiting does not help: %s', (code, status) => {
    expect(retryDelayMs(problem(status, code, 1), 0, MAX_MS)).toBeUndefined();
  });

  it.each([408, 429, 500, 502, 503, 504])('sends again after %s, whatever server answered', status => {
    expect(retryDelayMs(problem(status, `http_${status}`), 0, MAX_MS, () => 1)).toBe(250);
  });

  it('does not retry after errors that have nothing to do with the connection or the service', () => {
    expect(retryDelayMs(new TypeError('a mistake'), 0, MAX_MS)).toBeUndefined();
  });
});
