import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#libs/admission';
import { publishWithRetries } from './publish-change.js';

/** A publication that fails this many times, then works. */
function failing(times: number) {
  const publication = {
    attempts: 0,
    publish: async () => {
      if (++publication.attempts <= times) throw new StoreUnavailable('unavailable');
    },
  };
  return publication;
}

describe('publishing with retries', () => {
  it('tries again after each pause, until it works', async () => {
    const publication = failing(2);
    expect(await publishWithRetries(publication.publish, [0, 0, 0])).toBe(true);
    expect(publication.attempts).toBe(3);
  });

  it('gives up after the last pause', async () => {
    const publication = failing(9);
    expect(await publishWithRetries(publication.publish, [0, 0])).toBe(false);
    expect(publication.attempts).toBe(3);
  });

  it('does not hide a mistake of ours', async () => {
    const mistake = async () => {
      throw new TypeError('a mistake');
    };
    await expect(publishWithRetries(mistake, [0])).rejects.toThrow(TypeError);
  });
});
