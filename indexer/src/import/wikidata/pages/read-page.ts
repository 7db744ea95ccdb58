import type { Entity } from '../entity/entity.js';
import { parseEntity } from '../entity/parse-entity.js';
import type { SparqlRow } from './sparql-rows.js';

/** The content of one page. */
export interface Page {
  readonly entities: readonly Entity[];
  readonly rows: readonly SparqlRow[];
  /** Documents of any kind. */
  readonly seen: number;
}

/** A page that does not contain items. */
export class UnreadablePage extends Error {}

type Json = Readonly<Record<string, unknown>>;

/**
 * A page as it came from Special:EntityData, wbgetentities or the query service; or documents of items alone, one or a
 * list.
 * @throws UnreadablePage for anything else, such as an error answer
 * @throws UnsupportedDocumentFormat for items in the form of the REST API
 */
export function readPage(text: string): Page {
  const page = parseJson(text);
  if (Array.isArray(page)) return documents(page.map(document => [undefined, document]));
  if (!isObject(page)) throw new UnreadablePage('holds no item');
  if (isObject(page.entities)) return documents(Object.entries(page.entities));
  if (isObject(page.results) && Array.isArray(page.results.bindings))
    return sparqlPage(page, page.results.bindings);
  if (isObject(page.error))
    throw new UnreadablePage(
      `is an error of the service (${String(page.error.info)}); fetch this page again`,
    );
  if (typeof page.id !== 'string') throw new UnreadablePage('holds no item and no result of a query');
  return documents([[undefined, page]]);
}

function documents(entries: readonly (readonly [askedFor: string | undefined, document: unknown])[]): Page {
  const entities = entries.flatMap(([askedFor, document]) => parseEntity(document, askedFor) ?? []);
  return { entities, rows: [], seen: entries.length };
}

function sparqlPage({ head }: Json, bindings: readonly unknown[]): Page {
  const names = isObject(head) && Array.isArray(head.vars) ? head.vars : [];
  const missing = ['item', 'property', 'value'].filter(name => !names.includes(name));
  if (missing.length > 0)
    throw new UnreadablePage(
      `is the result of another query: it has no ${missing.map(name => `?${name}`).join(', ')}; ` +
        'use the queries in indexer/wikidata',
    );
  return { entities: [], rows: bindings.filter(isObject), seen: 0 };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadablePage(`is not JSON (${(error as Error).message})`);
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
