import { describe, expect, it } from '@jest/globals';
import { anItem, says } from '#libs/testing';
import { UnsupportedDocumentFormat } from './unsupported-document-format.js';
import { parseEntity } from './parse-entity.js';

describe('an item document', () => {
  it('gives its texts, each of the language it is in', () => {
    const entity = parseEntity(
      anItem('Q1', {
        labels: { en: 'Azul', mul: 'Azul', 'de-at': 'Azul!' },
        descriptions: { en: '2017 board game' },
        aliases: { fr: ['A', 'B'] },
        modified: '2026-09-20T10:00:00Z',
      }),
    );
    expect(entity).toMatchObject({
      id: 'Q1',
      redirectedFrom: [],
      labels: { en: 'Azul', mul: 'Azul', 'de-at': 'Azul!' },
      descriptions: { en: '2017 board game' },
      aliases: { fr: ['A', 'B'] },
      modified: '2026-09-20T10:00:00Z',
    });
  });

  it.each<[string, object, number | undefined]>([
    ['two pages', anItem('Q1', { sitelinks: ['dewiki', 'enwiki'] }), 2],
    ['none, as an empty array in older dumps', { ...anItem('Q1'), sitelinks: [] }, 0],
    [
      'an unknown number, where they were not requested',
      { ...anItem('Q1'), sitelinks: undefined },
      undefined,
    ],
  ])('is linked from %s', (_, document, sitelinks) => {
    expect(parseEntity(document)?.sitelinks).toBe(sitelinks);
  });

  it('may have empty arrays for missing members, as in older dumps', () => {
    const entity = parseEntity({
      type: 'item',
      id: 'Q1',
      labels: [],
      descriptions: [],
      aliases: [],
      claims: [],
    });
    expect(entity).toMatchObject({ labels: {}, descriptions: {}, aliases: {} });
    expect(entity?.best('P31')).toEqual([]);
  });

  it('may name items by their number alone, as dumps of 2015 do', () => {
    const old = says.item('Q5');
    const mainsnak = {
      ...old.mainsnak,
      datavalue: { type: 'wikibase-entityid', value: { 'entity-type': 'item', 'numeric-id': 5 } },
    };
    expect(parseEntity(anItem('Q1', { claims: { P31: [{ ...old, mainsnak }] } }))?.items('P31')).toEqual([
      'Q5',
    ]);
  });

  it('keeps the id under which it was requested', () => {
    expect(parseEntity(anItem('Q2'), 'Q1')).toMatchObject({ id: 'Q2', redirectedFrom: ['Q1'] });
    expect(parseEntity(anItem('Q2'), 'Q2')).toMatchObject({ redirectedFrom: [] });
  });

  it.each([
    ['a property', { type: 'property', id: 'P31', labels: {} }],
    ['a lexeme', { type: 'lexeme', id: 'L1', lemmas: {} }],
    ['an item that does not exist', { id: 'Q999999999', missing: '' }],
    ['an id that is none', { type: 'item', id: 'Q0' }],
    ['a text', 'Q1'],
    ['a list', [anItem('Q1')]],
    ['nothing', null],
  ])('is not %s', (_, document) => {
    expect(parseEntity(document)).toBeUndefined();
  });

  it.each([
    ['labels are plain texts', { type: 'item', id: 'Q1', labels: { en: 'Azul' } }],
    ['statements have another name', { type: 'item', id: 'Q1', labels: {}, statements: {} }],
  ])('is refused in the form of the REST API, where %s', (_, document) => {
    expect(() => parseEntity(document)).toThrow(UnsupportedDocumentFormat);
  });

  it('keeps a time of change only when it is valid', () => {
    expect(parseEntity(anItem('Q1', { modified: 'yesterday' }))?.modified).toBeUndefined();
  });
});

describe('the best statements', () => {
  const ids = (...statements: ReturnType<typeof says.item>[]) =>
    parseEntity(anItem('Q1', { claims: { P123: statements } }))?.items('P123');

  it.each([
    [
      'of normal rank, in their order, each once',
      [says.item('Q3'), says.item('Q2'), says.item('Q3')],
      ['Q3', 'Q2'],
    ],
    ['never of deprecated rank', [says.item('Q2', 'deprecated')], []],
    ['only the preferred ones where there are any', [says.item('Q2'), says.item('Q3', 'preferred')], ['Q3']],
    ['without those of unknown value', [says.nothing('somevalue'), says.item('Q2')], ['Q2']],
    [
      'nothing when the preferred one says that there is no value',
      [says.nothing('novalue', 'preferred'), says.item('Q2')],
      [],
    ],
  ])('are %s', (_, statements, expected) => {
    expect(ids(...statements)).toEqual(expected);
  });

  it('are read from main snaks, never from qualifiers', () => {
    const qualified = { ...says.item('Q2'), qualifiers: { P2047: [says.quantity('+5', 'Q7727').mainsnak] } };
    const entity = parseEntity(anItem('Q1', { claims: { P10: [qualified] } }));
    expect(entity?.has('P2047')).toBe(false);
  });
});
