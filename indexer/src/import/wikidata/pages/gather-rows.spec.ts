import { expect, it } from '@jest/globals';
import { RowTable } from './gather-rows.js';
import type { SparqlTerm } from './sparql-rows.js';

const uri = (value: string): SparqlTerm => ({ type: 'uri', value });
const text = (value: string, language?: string): SparqlTerm => ({
  type: 'literal',
  value,
  ...(language !== undefined && { 'xml:lang': language }),
});
const row = (item: string, property: string, value: SparqlTerm, rank?: string) => ({
  item: uri(`http://www.wikidata.org/entity/${item}`),
  property: text(property),
  value,
  ...(rank !== undefined && { rank: uri(`http://wikiba.se/ontology#${rank}`) }),
});

function gathered(...rows: ReturnType<typeof row>[]) {
  const table = new RowTable();
  for (const each of rows) table.add(each);
  return table.entities();
}

it('groups the rows of an item, in any order', () => {
  const [azul, ...others] = gathered(
    row('Q1', 'label', text('Azul', 'en')),
    row('Q2', 'label', text('Other', 'mul')),
    row('Q1', 'label', text('Azul!', 'de')),
    row('Q1', 'description', text('2017 board game', 'en')),
    row('Q1', 'alias', text('Azulejos', 'pt')),
    row('Q1', 'P2339', text('230802')),
    row('Q1', 'sitelinks', text('17')),
  );
  expect(azul).toMatchObject({
    id: 'Q1',
    labels: { en: 'Azul', de: 'Azul!' },
    descriptions: { en: '2017 board game' },
    aliases: { pt: ['Azulejos'] },
    sitelinks: 17,
  });
  expect(azul?.texts('P2339')).toEqual(['230802']);
  expect(others.map(({ id }) => id)).toEqual(['Q2']);
});

it('takes a statement once, however often a row repeats it', () => {
  const designer = row('Q1', 'P287', uri('http://www.wikidata.org/entity/Q9'));
  expect(gathered(designer, designer)[0]?.best('P287')).toHaveLength(1);
});

it('knows ranks', () => {
  const publisher = (id: string, rank: string) =>
    row('Q1', 'P123', uri(`http://www.wikidata.org/entity/${id}`), rank);
  const [item] = gathered(
    publisher('Q5', 'DeprecatedRank'),
    publisher('Q6', 'NormalRank'),
    publisher('Q7', 'PreferredRank'),
  );
  expect(item?.items('P123')).toEqual(['Q7']);
});

it('skips rows that lack something or belong to no item', () => {
  const table = new RowTable();
  table.add({ property: text('label'), value: text('Azul', 'en') });
  table.add({ item: uri('http://www.wikidata.org/entity/Q1'), property: text('label') });
  table.add(row('L1', 'label', text('Azul', 'en')));
  expect(table.entities()).toEqual([]);
});

it('gives the same item whatever order the rows come in', () => {
  const rows = [
    row('Q1', 'P123', uri('http://www.wikidata.org/entity/Q20')),
    row('Q1', 'P123', uri('http://www.wikidata.org/entity/Q9')),
    row('Q1', 'alias', text('b', 'en')),
    row('Q1', 'alias', text('a', 'en')),
  ];
  for (const each of [rows, rows.toReversed()]) {
    const [item] = gathered(...each);
    expect(item?.items('P123')).toEqual(['Q9', 'Q20']);
    expect(item?.aliases).toEqual({ en: ['a', 'b'] });
  }
});
