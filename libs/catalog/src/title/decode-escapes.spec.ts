import { expect, it } from '@jest/globals';
import { decodeEscapes } from './decode-escapes.js';

it.each([
  ['King&#39;s Dilemma', "King's Dilemma"],
  ['King&#x27;s Dilemma', "King's Dilemma"],
  ['Fl&uuml;gelschlag', 'Flügelschlag'],
  ['L&rsquo;&Acirc;ge de pierre', "L'Âge de pierre"],
  ['Dungeons &amp; Dragons', 'Dungeons & Dragons'],
  ['Catan&trade;', 'Catan™'],
  ['A&B; &nonsense; &#99999999;', 'A&B; &nonsense; &#99999999;'],
])('reads %s as %s', (escaped, text) => {
  expect(decodeEscapes(escaped).normalize('NFC')).toBe(text);
});
