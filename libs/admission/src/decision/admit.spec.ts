import { describe, expect, it } from '@jest/globals';
import { mintAccountTag, mintKeyId } from '../keys/account-tag.js';
import { mintApiKey } from '../keys/api-key.js';
import { AdmissionStore, type StoreDecision } from '../store/admission-store.js';
import { StoreUnavailable } from '../store/store-unavailable.js';
import { Admission } from './admit.js';

/** A store of which only the outcome of one admission is of interest. */
class StubbedStore extends AdmissionStore {
  constructor(private readonly outcome: () => Promise<StoreDecision>) {
    super();
  }
  override admit(): Promise<StoreDecision> {
    return this.outcome();
  }
  override refund(): Promise<void> {
    return Promise.reject(new StoreUnavailable('unavailable'));
  }
  override async ping(): Promise<void> {}
}

const CREDENTIALS = { kind: 'key', text: mintApiKey(mintKeyId(mintAccountTag())).key } as const;

const admit = (outcome: () => Promise<StoreDecision>) =>
  new Admission(new StubbedStore(outcome)).admit(CREDENTIALS);

describe('while the store does not decide', () => {
  it('says when to try again after a failure of the store', async () => {
    const cause = new StoreUnavailable('unavailable');
    expect(await admit(() => Promise.reject(cause))).toEqual({
      kind: 'store-unavailable',
      retryAfterSeconds: 2,
      cause,
    });
  });

  it('does not hide a mistake of ours behind an unavailable store', async () => {
    await expect(admit(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow(TypeError);
  });

  it('does not replace a store that has lost its data', async () => {
    expect(await admit(async () => ({ kind: 'data-lost' }))).toMatchObject({ kind: 'store-data-lost' });
  });
});
