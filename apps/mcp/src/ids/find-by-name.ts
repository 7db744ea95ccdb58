import {
  type CallOptions,
  type CatalogClient,
  type Localized,
  pick,
  type SearchedPage,
  type Suggestion,
} from '#libs/client';
import { ToolError } from '../tool-error.js';

/** The lists of the API. */
export type Kind = Suggestion['type'];

/** Suggestions that the API gives at most. */
const MAX_SUGGESTIONS = 20;

export interface Named {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
}

export interface NamesQuery {
  readonly kind: Kind | 'all';
  /** Without it all of a kind are found. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly textLanguage: string;
}

export interface NamesPage {
  readonly values: readonly Named[];
  readonly nextCursor: string | null;
  readonly partial?: true;
  readonly suggestions?: readonly Suggestion[];
}

/** One page of names with their ids; with `q` those that resemble it. @throws ToolError for all kinds without `q` */
export async function findByName(
  catalog: CatalogClient,
  { kind, textLanguage, q, limit, cursor }: NamesQuery,
  options: CallOptions,
): Promise<NamesPage> {
  if (kind === 'all' && q === undefined) throw new ToolError('Give q, or a kind to list all of it.');
  if (q !== undefined && (kind === 'all' || !isSearched(kind))) {
    const query = { type: kind, q, limit: Math.min(limit, MAX_SUGGESTIONS) };
    const { data, ...found } = await catalog.suggest(query, options);
    const values = data.map(({ type, id, title }) => ({ kind: type, id, name: title }));
    return { values, nextCursor: null, ...partialIn(found) };
  }
  const page = await firstPage(
    catalog,
    kind as Kind,
    { limit, cursor, ...(q !== undefined && { q }) },
    options,
  );
  return {
    values: page.data.map(record => ({ kind: kind as Kind, ...named(record, textLanguage) })),
    nextCursor: page.pagination.nextCursor,
    ...partialIn(page),
  };
}

/** What a page of a search says when no title matches in full. */
export function partialIn({ partial, suggestions }: Partial<SearchedPage<unknown>>): Partial<NamesPage> {
  return { ...(partial && { partial }), ...(suggestions && { suggestions }) };
}

/** Whether the requests of a list take text: then its answers have pages, unlike suggestions. */
function isSearched(kind: Kind): boolean {
  return ['games', 'expansions', 'people', 'publishers'].includes(kind);
}

function firstPage(catalog: CatalogClient, kind: Kind, query: object, options: CallOptions) {
  const fields = ['name'] as const;
  if (kind === 'games') return catalog.games({ ...query, fields }, options).firstPage();
  if (kind === 'expansions') return catalog.expansions({ ...query, fields }, options).firstPage();
  return catalog[kind](query, options).firstPage();
}

type NamedRecord = { readonly id: string } & (
  { readonly label: Localized } | { readonly name: string | Localized }
);

function named(record: NamedRecord, textLanguage: string): Omit<Named, 'kind'> {
  const name = 'label' in record ? record.label : record.name;
  return { id: record.id, name: typeof name === 'string' ? name : pick(name, [textLanguage]) };
}
