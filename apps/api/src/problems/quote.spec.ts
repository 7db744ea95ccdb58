import { expect, it } from '@jest/globals';
import { quote } from './quote.js';

it.each([
  ['plain', '"plain"'],
  ['a "b" \\c', '"a \\"b\\" \\\\c"'],
  ['line\nbreak\u202e', '"line\\nbreak\\u202e"'],
  ['é🎲', '"é🎲"'],
  ['x'.repeat(200), `"${'x'.repeat(200)}"`],
  ['x'.repeat(201), `"${'x'.repeat(200)}…"`],
])('quotes %j', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});

it('cuts text that escapes made too long, between two letters', () => {
  expect(quote('\u0001'.repeat(100))).toBe(`"${'\\u0001'.repeat(33)}…"`);
});
