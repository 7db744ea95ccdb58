import { expect, it } from '@jest/globals';
import { mintApiKey, parseApiKey } from './api-key.js';
import { KeyParser } from './api-key.js';

it('parses a key the same the second time', () => {
  const parser = new KeyParser();
  const { key } = mintApiKey();
  expect([parser.parse(key), parser.parse(key)]).toEqual([parseApiKey(key), parseApiKey(key)]);
  expect(parser.size).toBe(1);
});

it('confuses no two keys, also with the same id', () => {
  const parser = new KeyParser();
  const [old, renewed] = [mintApiKey('AbcdefGhij').key, mintApiKey('AbcdefGhij').key];
  expect([old, renewed, old].map(key => parser.parse(key))).toEqual([old, renewed, old].map(parseApiKey));
});

it('remembers 1,000 keys at most, and none that is malformed', () => {
  const parser = new KeyParser();
  parser.parse('bgc_mistyped');
  expect(parser.size).toBe(0);
  for (let n = 0; n < 1_100; n++) parser.parse(mintApiKey().key);
  expect(parser.size).toBeLessThanOrEqual(1_000);
});
