import { expect, it } from '@jest/globals';
import { sparqlValue } from './sparql-value.js';

const XSD = 'http://www.w3.org/2001/XMLSchema';
const uri = (value: string) => ({ type: 'uri', value });
const literal = (value: string, datatype?: string) => ({
  type: 'literal',
  value,
  ...(datatype !== undefined && { datatype: `${XSD}#${datatype}` }),
});

it.each([
  ['an item', { value: uri('http://www.wikidata.org/entity/Q5') }, { kind: 'item', id: 'Q5' }],
  ['an external id', { value: literal('162886') }, { kind: 'text', text: '162886' }],
  [
    'a title',
    { value: { type: 'literal', value: 'Azul', 'xml:lang': 'en' } },
    { kind: 'title', text: 'Azul', language: 'en' },
  ],
  [
    'a bare number, whose unit is the item "1"',
    { value: literal('4', 'decimal'), unit: uri('http://www.wikidata.org/entity/Q199') },
    { kind: 'quantity', amount: 4, unit: '1' },
  ],
  ['a number without unit', { value: literal('4', 'decimal') }, { kind: 'quantity', amount: 4, unit: '1' }],
  [
    'minutes',
    { value: literal('90', 'decimal'), unit: uri('http://www.wikidata.org/entity/Q7727') },
    { kind: 'quantity', amount: 90, unit: 'Q7727' },
  ],
  [
    'minutes with bounds',
    {
      value: literal('105', 'decimal'),
      unit: uri('http://www.wikidata.org/entity/Q7727'),
      lower: literal('90', 'decimal'),
      upper: literal('120', 'decimal'),
    },
    { kind: 'quantity', amount: 105, unit: 'Q7727', bounds: { lower: 90, upper: 120 } },
  ],
  [
    'a year',
    { value: literal('2013-01-01T00:00:00Z', 'dateTime'), precision: literal('9', 'integer') },
    { kind: 'time', time: '+2013-01-01T00:00:00Z', precision: 9 },
  ],
  [
    'a decade',
    { value: literal('1980-01-01T00:00:00Z', 'dateTime'), precision: literal('8', 'integer') },
    { kind: 'time', time: '+1980-01-01T00:00:00Z', precision: 8 },
  ],
  [
    'a year without precision',
    { value: literal('2013-01-01T00:00:00Z', 'dateTime') },
    { kind: 'time', time: '+2013-01-01T00:00:00Z', precision: 9 },
  ],
  [
    '44 BCE, which XML calls -43',
    { value: literal('-0043-01-01T00:00:00Z', 'dateTime') },
    { kind: 'time', time: '-0044-01-01T00:00:00Z', precision: 9 },
  ],
  [
    '1 BCE, which XML calls 0',
    { value: literal('0000-01-01T00:00:00Z', 'dateTime') },
    { kind: 'time', time: '-0001-01-01T00:00:00Z', precision: 9 },
  ],
])('reads %s', (_, row, value) => {
  expect(sparqlValue(row)).toEqual(value);
});

it.each([
  ['an unknown value', { value: uri('http://www.wikidata.org/.well-known/genid/0a1b') }],
  ['a blank node', { value: { type: 'bnode', value: 't1' } }],
  [
    'a unit that is unknown',
    { value: literal('4', 'decimal'), unit: uri('http://www.wikidata.org/.well-known/genid/1') },
  ],
  ['a time that is none', { value: literal('soon', 'dateTime') }],
  ['nothing', {}],
])('reads nothing of %s', (_, row) => {
  expect(sparqlValue(row)).toBeUndefined();
});
