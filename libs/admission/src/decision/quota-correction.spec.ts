import { describe, expect, it } from '@jest/globals';
import type { QuotaCost } from '../store/admission-store.js';
import { quotaCorrection } from './quota-correction.js';

describe('the quota correction', () => {
  it.each<[QuotaCost, number, number]>([
    [1, 200, 0],
    [1, 400, 0],
    [1, 404, 0],
    [1, 405, 0],
    [1, 304, -1],
    [1, 500, -1],
    [1, 503, -1],
    [0, 304, 0],
    [0, 200, 1],
    [0, 404, 1],
    [0, 503, 0],
  ])('for %d paid and status %d is %d', (paid, status, correction) => {
    expect(quotaCorrection(paid, status)).toBe(correction);
  });
});
