import { expect, it } from '@jest/globals';
import { escapeControlCharacters } from './escape-control-characters.js';

it.each([
  ['the escape of a terminal', '\x1b[31mred', '\\u001b[31mred'],
  ['a bell', 'a\x07b', 'a\\u0007b'],
  ['the escape of eight bits', '\x9b31m', '\\u009b31m'],
  ['a carriage return', 'a\rb', 'a\\u000db'],
  ['a right-to-left override', 'a\u202eb', 'a\\u202eb'],
])('escapes %s', (_what, text, escaped) => {
  expect(escapeControlCharacters(text)).toBe(escaped);
});

it.each(['two\nlines\tand a tab', 'Flügelschlag', '語 🎲', 'א'])('leaves %j as it is', text => {
  expect(escapeControlCharacters(text)).toBe(text);
});
