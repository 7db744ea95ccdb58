import { describe, expect, it } from '@jest/globals';
import { countsTowardQuota } from './counts-toward-quota.js';

describe('the quota', () => {
  it.each([200, 400, 404, 405])('counts a %i', status => {
    expect(countsTowardQuota(status)).toBe(true);
  });

  it.each([304, 401, 429, 500, 503])('does not count a %i', status => {
    expect(countsTowardQuota(status)).toBe(false);
  });
});
