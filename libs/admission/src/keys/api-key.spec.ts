import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mintApiKey, parseApiKey } from './api-key.js';

/** Minted once and fixed here: keys that people already have must stay valid. */
const KNOWN = {
  key: 'bgc_jd36a2gH55wYyyInaUj9L7WdZhCBXbDJIlowPVjBIL3OYYYM',
  keyId: 'jd36a2gH55',
  secretHash: '86409d5fb83e41f6c1cdd3a473144db9dd98cbaf64c192fd394ba95fe86ae9a4',
};

describe('API keys', () => {
  it('reads a key minted by an earlier release', () => {
    expect(parseApiKey(KNOWN.key)).toEqual({
      kind: 'well-formed',
      keyId: KNOWN.keyId,
      secretHash: KNOWN.secretHash,
    });
  });

  it('reads back the id and the secret hash of every key it mints', () => {
    for (let round = 0; round < 100; round++) {
      const { key, keyId, secretHash } = mintApiKey();
      expect(parseApiKey(key)).toEqual({ kind: 'well-formed', keyId, secretHash });
    }
  });

  it('mints keys of prefix, 10 characters id, 32 secret and 6 checksum', () => {
    expect(mintApiKey().key).toMatch(/^bgc_[0-9A-Za-z]{48}$/);
  });

  it('never mints the same key twice', () => {
    const keys = Array.from({ length: 1_000 }, () => mintApiKey().key);
    expect(new Set(keys).size).toBe(1_000);
  });

  it('keeps the id of a key that gets a new secret', () => {
    const first = mintApiKey();
    const second = mintApiKey(first.keyId);
    expect(second.keyId).toBe(first.keyId);
    expect(second.secretHash).not.toBe(first.secretHash);
  });

  it('notices any single mistyped character', () => {
    const mistyped = fc
      .record({
        at: fc.integer({ min: 4, max: 51 }),
        to: fc.constantFrom('0', '1', '9', 'A', 'B', 'a', 'b', 'z'),
      })
      .map(({ at, to }) => KNOWN.key.slice(0, at) + to + KNOWN.key.slice(at + 1))
      .filter(text => text !== KNOWN.key);
    fc.assert(
      fc.property(mistyped, text => {
        expect(parseApiKey(text)).toEqual({ kind: 'malformed', reason: 'checksum' });
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another prefix', KNOWN.key.replace('bgc_', 'bgx_')],
    ['a prefix in capitals', KNOWN.key.replace('bgc_', 'BGC_')],
    ['a missing character', KNOWN.key.slice(0, -1)],
    ['a character too many', `${KNOWN.key}0`],
    ['a character outside base62', `${KNOWN.key.slice(0, 20)}-${KNOWN.key.slice(21)}`],
    ['a line break at the end', `${KNOWN.key}\n`],
  ])('says that %s is not the form of a key', (_, text) => {
    expect(parseApiKey(text)).toEqual({ kind: 'malformed', reason: 'form' });
  });
});
