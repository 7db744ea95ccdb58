import { describe, expect, it } from '@jest/globals';
import { anItem } from '#libs/testing';
import { UnsupportedDocumentFormat } from '../entity/unsupported-document-format.js';
import { readPage, UnreadablePage } from './read-page.js';

const page = (content: unknown) => readPage(JSON.stringify(content));
const idsIn = (content: unknown) => page(content).entities.map(({ id }) => id);

describe('a page with items', () => {
  it.each([
    ['of Special:EntityData', { entities: { Q1: anItem('Q1') } }, ['Q1']],
    [
      'of wbgetentities, with a redirect and one that is missing',
      {
        entities: {
          Q1: { ...anItem('Q7'), redirects: { from: 'Q1', to: 'Q7' } },
          Q2: { id: 'Q2', missing: '' },
          Q3: anItem('Q3'),
        },
        success: 1,
      },
      ['Q7', 'Q3'],
    ],
    ['that is a document', anItem('Q1'), ['Q1']],
    ['that is a list of documents', [anItem('Q1'), anItem('Q2')], ['Q1', 'Q2']],
  ])('%s', (_, content, ids) => {
    expect(idsIn(content)).toEqual(ids);
  });

  it('keeps redirects, and counts its documents', () => {
    const read = page({ entities: { Q1: anItem('Q7'), Q2: { id: 'Q2', missing: '' } } });
    expect(read.entities[0]?.redirectedFrom).toEqual(['Q1']);
    expect(read.seen).toBe(2);
  });

  it('may begin with a byte order mark', () => {
    expect(readPage(`\uFEFF${JSON.stringify(anItem('Q1'))}`).entities).toHaveLength(1);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['broken JSON', '{"entities": {', /is not JSON/],
    [
      'the error of a service',
      JSON.stringify({ error: { code: 'no-such-entity', info: 'Could not find an entity' } }),
      /error of the service \(Could not find an entity.*\); fetch this page again/,
    ],
    ['another object', '{"hello": 1}', /holds no item/],
    ['a number', '42', /holds no item/],
    [
      'the result of another query',
      JSON.stringify({ head: { vars: ['item', 'itemLabel'] }, results: { bindings: [] } }),
      /no \?property, \?value; use the queries/,
    ],
  ])('%s', (_, text, message) => {
    expect(() => readPage(text)).toThrow(UnreadablePage);
    expect(() => readPage(text)).toThrow(message);
  });

  it('is no page of the REST API, which is refused', () => {
    expect(() => page({ type: 'item', id: 'Q1', labels: { en: 'Azul' }, statements: {} })).toThrow(
      UnsupportedDocumentFormat,
    );
  });
});
