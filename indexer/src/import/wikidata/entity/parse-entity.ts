import { PROPERTY } from '../tables/properties.data.js';
import { Entity, type Statement, type Texts, type Value } from './entity.js';
import { UnsupportedDocumentFormat } from './unsupported-document-format.js';
import { parseValue } from './parse-value.js';

type Json = Readonly<Record<string, unknown>>;

const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ITEM_ID = /^Q[1-9]\d*$/;

/**
 * Reads an item document in the form of the JSON dump, of Special:EntityData and of wbgetentities.
 * @param askedFor the id under which an answer lists it; another one than its own after a redirect
 * @returns `undefined` for what is no item: properties, lexemes, items that do not exist
 * @throws UnsupportedDocumentFormat for an item in the form of the REST API, which looks similar and would be read as
 * an empty item
 */
export function parseEntity(document: unknown, askedFor?: string): Entity | undefined {
  if (!isObject(document)) return undefined;
  const { id, type, labels, claims } = document;
  if (typeof id !== 'string' || !ITEM_ID.test(id)) return undefined;
  if ('missing' in document || (type !== undefined && type !== 'item')) return undefined;
  if ('statements' in document || Object.values(asObject(labels)).some(label => typeof label === 'string'))
    throw new UnsupportedDocumentFormat(id);
  return new Entity(
    id,
    askedFor === undefined || askedFor === id ? [] : [askedFor],
    typeof document.modified === 'string' && TIMESTAMP.test(document.modified)
      ? document.modified
      : undefined,
    texts(labels),
    texts(document.descriptions),
    aliases(document.aliases),
    countSitelinks(document.sitelinks),
    property => statements(asObject(claims)[property]),
  );
}

function texts(terms: unknown): Texts {
  return Object.fromEntries(
    Object.entries(asObject(terms)).flatMap(([language, term]) => {
      const { value } = asObject(term);
      return typeof value === 'string' ? [[language, value]] : [];
    }),
  );
}

function aliases(groups: unknown): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(asObject(groups)).map(([language, terms]) => [
      language,
      (Array.isArray(terms) ? terms : []).flatMap(term => {
        const { value } = asObject(term);
        return typeof value === 'string' ? [value] : [];
      }),
    ]),
  );
}

/** An empty array where there is none, in older dumps. */
function countSitelinks(sitelinks: unknown): number | undefined {
  return typeof sitelinks === 'object' && sitelinks !== null ? Object.keys(sitelinks).length : undefined;
}

function statements(group: unknown): Statement[] {
  if (!Array.isArray(group)) return [];
  return group.filter(isObject).map(({ rank, mainsnak, qualifiers }) => ({
    rank: rank === 'preferred' || rank === 'deprecated' ? rank : 'normal',
    value: parseValue(asObject(mainsnak)),
    pointInTime: pointInTime(asObject(qualifiers)[PROPERTY.pointInTime]),
  }));
}

function pointInTime(snaks: unknown): Value | undefined {
  const [first] = Array.isArray(snaks) ? (snaks as readonly unknown[]) : [];
  return parseValue(asObject(first));
}

/** Older dumps write an empty array where there is no member. */
function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
