import { describe, expect, it } from '@jest/globals';
import { readKeyName } from './read-key-name.js';
import { InvalidName } from '../registry-error.js';

describe('the name of a key', () => {
  it.each([
    ['a', 'a'],
    ['  my site ', 'my site'],
    ['🎲'.repeat(100), '🎲'.repeat(100)],
  ])('may be %j', (text, name) => {
    expect(readKeyName(text)).toBe(name);
  });

  it.each(['', '   ', 'a'.repeat(101), 'line\nbreak', 'bell\u0007', 'escape\u009b'])(
    'may not be %j',
    text => {
      expect(() => readKeyName(text)).toThrow(InvalidName);
    },
  );
});
