import { expect, it } from '@jest/globals';
import { itemOf, parseValue, quantityValue } from './parse-value.js';

const snak = (type: string, value: unknown) => ({ snaktype: 'value', datavalue: { type, value } });

it.each([
  ['an item', snak('wikibase-entityid', { 'entity-type': 'item', id: 'Q5' }), { kind: 'item', id: 'Q5' }],
  ['an external id', snak('string', '162886'), { kind: 'text', text: '162886' }],
  [
    'a title',
    snak('monolingualtext', { text: 'Azul', language: 'en' }),
    { kind: 'title', text: 'Azul', language: 'en' },
  ],
  [
    'a bare number',
    snak('quantity', { amount: '+2', unit: '1' }),
    { kind: 'quantity', amount: 2, unit: '1' },
  ],
  [
    'an amount with a fraction and a unit',
    snak('quantity', { amount: '+363.0', unit: 'http://www.wikidata.org/entity/Q7727' }),
    { kind: 'quantity', amount: 363, unit: 'Q7727' },
  ],
  [
    'an amount with bounds',
    snak('quantity', { amount: '+105', unit: '1', upperBound: '+120', lowerBound: '+90' }),
    { kind: 'quantity', amount: 105, unit: '1', bounds: { lower: 90, upper: 120 } },
  ],
  [
    'an amount with one bound',
    snak('quantity', { amount: '+105', unit: '1', upperBound: '+120' }),
    { kind: 'quantity', amount: 105, unit: '1' },
  ],
  [
    'a time',
    snak('time', { time: '+1985-00-00T00:00:00Z', precision: 9 }),
    { kind: 'time', time: '+1985-00-00T00:00:00Z', precision: 9 },
  ],
])('reads %s', (_, mainsnak, value) => {
  expect(parseValue(mainsnak)).toEqual(value);
});

it.each([
  ['an unknown value', { snaktype: 'somevalue' }],
  ['no value', { snaktype: 'novalue' }],
  ['a value that is missing', { snaktype: 'value' }],
  ['a property as a value', snak('wikibase-entityid', { 'entity-type': 'property', id: 'P31' })],
  ['the number of a property', snak('wikibase-entityid', { 'entity-type': 'property', 'numeric-id': 31 })],
  ['a place', snak('globecoordinate', { latitude: 1, longitude: 2 })],
  ['an amount that is no number', snak('quantity', { amount: 'many', unit: '1' })],
  ['a unit that is no item', snak('quantity', { amount: '+2', unit: 'http://example.org/minute' })],
  ['a time without precision', snak('time', { time: '+1985-00-00T00:00:00Z' })],
])('reads nothing of %s', (_, mainsnak) => {
  expect(parseValue(mainsnak)).toBeUndefined();
});

it.each([
  ['http://www.wikidata.org/entity/Q5', 'Q5'],
  ['https://www.wikidata.org/entity/Q5', 'Q5'],
  ['http://www.wikidata.org/.well-known/genid/1a2b', undefined],
  ['http://www.wikidata.org/entity/statement/Q5-1', undefined],
  ['http://www.wikidata.org/entity/P31', undefined],
])('%s is the item %s', (address, id) => {
  expect(itemOf(address)).toBe(id);
});

it('reads an amount without a sign, as the query service writes it', () => {
  expect(quantityValue('94', '1')).toEqual({ kind: 'quantity', amount: 94, unit: '1' });
});
