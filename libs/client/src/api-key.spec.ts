import { describe, expect, it } from '@jest/globals';
import { assertKeyIsWellFormed, MistypedKeyError } from './api-key.js';

const KEY = 'bgc_jd36a2gH55wYyyInaUj9L7WdZhCBXbDJIlowPVjBIL3OYYYM';

describe('assertKeyIsWellFormed', () => {
  it('accepts a key', () => {
    expect(() => assertKeyIsWellFormed(KEY)).not.toThrow();
  });

  it('notices a wrong character at any place', () => {
    for (let at = 4; at < KEY.length; at++) {
      const other = KEY[at] === 'x' ? 'y' : 'x';
      const mistyped = KEY.slice(0, at) + other + KEY.slice(at + 1);
      expect(() => assertKeyIsWellFormed(mistyped)).toThrow(/checksum/);
    }
  });

  it.each([undefined, ''])('says of %j that there is no key', key => {
    expect(() => assertKeyIsWellFormed(key)).toThrow(/There is no API key/);
  });

  it.each([KEY.slice(0, -1), `${KEY}0`, `${KEY}\n`, ` ${KEY}`, KEY.replace('bgc', 'BGC'), `Bearer ${KEY}`])(
    'says that %j does not have the form of a key',
    text => {
      expect(() => assertKeyIsWellFormed(text)).toThrow(/is not an API key/);
    },
  );

  it('does not repeat the key in its message', () => {
    const mistyped = `${KEY.slice(0, -1)}x`;
    expect(() => assertKeyIsWellFormed(mistyped)).toThrow(MistypedKeyError);
    expect(() => assertKeyIsWellFormed(mistyped)).not.toThrow(mistyped.slice(4, 20));
  });
});
