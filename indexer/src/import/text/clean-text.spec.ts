import { expect, it } from '@jest/globals';
import { cleanText } from './clean-text.js';

it.each([
  ['Azul', 'Azul'],
  ['  Ticket \t to\nRide ', 'Ticket to Ride'],
  ['Line\u2028separator\u2029paragraph', 'Line separator paragraph'],
  ['null\u0000byte\u0085next', 'null byte next'],
  ['Flu\u0308gelschlag', 'Flügelschlag'],
  ['Dungeons &amp; Dragons', 'Dungeons & Dragons'],
  ['caf&#233; &#xE9;', 'café é'],
  ['AT&T', 'AT&T'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean);
});

it.each([
  ['nothing', ''],
  ['nothing visible', '\u200B \u200D'],
  ['half a surrogate pair', 'a\uD800'],
  ['a replacement character', 'a\uFFFD'],
  ['an entity that is not known', '&unknown;'],
  ['an entity made by decoding', '&amp;amp;'],
  ['too much', 'x'.repeat(101)],
])('refuses %s', (_, text) => {
  expect(cleanText(text, 100)).toBeUndefined();
});
