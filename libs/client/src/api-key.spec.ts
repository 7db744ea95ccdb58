import { describe, expect, it } from '@jest/globals';
import { MistypedKeyError, readKey } from './api-key.js';

const KEY = 'bgc_jd36a2gH55wYyyInaUj9L7WdZhCBXbDJIlowPVjBIL3OYYYM';

describe('readKey', () => {
  it.each([
    KEY,
    ` ${KEY}\n`,
    `Bearer ${KEY}`,
    `Authorization: bearer ${KEY}\r\n`,
    `${KEY.slice(0, 30)}\n${KEY.slice(30)}`,
  ])('finds the key in %j', pasted => {
    expect(readKey(pasted)).toBe(KEY);
  });

  it('notices a wrong character at any place', () => {
    for (let at = 4; at < KEY.length; at++) {
      const other = KEY[at] === 'x' ? 'y' : 'x';
      const mistyped = KEY.slice(0, at) + other + KEY.slice(at + 1);
      expect(() => readKey(mistyped)).toThrow(/checksum/);
    }
  });

  it.each([undefined, '', ' ', 'Bearer '])('says of %j that there is no key', key => {
    expect(() => readKey(key)).toThrow(/There is no API key/);
  });

  it.each([KEY.slice(0, -1), `${KEY}0`, KEY.replace('bgc', 'BGC'), `Basic ${KEY}`])(
    'says that %j does not have the form of a key',
    text => {
      expect(() => readKey(text)).toThrow(/is not an API key/);
    },
  );

  it('does not repeat the key in its message', () => {
    const mistyped = `${KEY.slice(0, -1)}x`;
    expect(() => readKey(mistyped)).toThrow(MistypedKeyError);
    expect(() => readKey(mistyped)).not.toThrow(mistyped.slice(4, 20));
  });
});
