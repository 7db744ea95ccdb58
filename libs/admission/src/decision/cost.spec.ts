import { describe, expect, it } from '@jest/globals';
import { costOf } from './admit.js';

describe('a request costs', () => {
  it.each([200, 204, 400, 404, 405, 408, 413, 414, 431])('rate and quota when it is answered %i', status => {
    expect(costOf(status)).toEqual({ rate: 1, quota: 1 });
  });

  it.each([304, 500, 503])('the rate alone when it is answered %i', status => {
    expect(costOf(status)).toEqual({ rate: 1, quota: 0 });
  });

  it.each([401, 429])('nothing when it is answered %i', status => {
    expect(costOf(status)).toEqual({ rate: 0, quota: 0 });
  });
});
