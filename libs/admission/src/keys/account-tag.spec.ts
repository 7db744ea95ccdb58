import { expect, it } from '@jest/globals';
import { mintAccountTag, mintKeyId, tagOfKeyId } from './account-tag.js';
import { mintApiKey, parseApiKey } from './api-key.js';

it('the id of a key contains the tag of its account, and is well-formed', () => {
  for (let round = 0; round < 100; round++) {
    const tag = mintAccountTag();
    const { key } = mintApiKey(mintKeyId(tag));
    const parsed = parseApiKey(key);
    expect(parsed.kind === 'well-formed' && tagOfKeyId(parsed.keyId)).toBe(tag);
  }
});
