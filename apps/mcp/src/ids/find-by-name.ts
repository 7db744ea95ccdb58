import { type CallOptions, type CatalogClient, type Mechanic, pick } from '#libs/client';

/** What has names and ids, called like the lists of the API. */
export type Kind = 'games' | 'people' | 'publishers' | TermKind;

/** Short lists of labels, in which the API has no search. */
const TERM_KINDS = ['mechanics', 'categories', 'awards', 'series'] as const;
type TermKind = (typeof TERM_KINDS)[number];

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface NamesQuery {
  readonly kind: Kind;
  /** Without it all are found. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly textLanguage: string;
}

export interface NamesPage {
  readonly values: readonly Named[];
  readonly nextCursor: string | null;
}

/** One page of names with their ids; with `q` those that resemble it. */
export async function findByName(
  catalog: CatalogClient,
  { kind, textLanguage, q, ...page }: NamesQuery,
  options: CallOptions,
): Promise<NamesPage> {
  if (isTermKind(kind) && q !== undefined)
    return { values: await termsNamed(catalog, kind, q, textLanguage, options), nextCursor: null };
  const query = { ...page, ...(q !== undefined && { q }) };
  const { data, pagination } = await firstPage(catalog, kind, query, options);
  return { values: data.map(record => named(record, textLanguage)), nextCursor: pagination.nextCursor };
}

function firstPage(catalog: CatalogClient, kind: Kind, query: object, options: CallOptions) {
  return kind === 'games'
    ? catalog.games({ ...query, fields: ['name'] }, options).firstPage()
    : catalog[kind](query, options).firstPage();
}

function isTermKind(kind: Kind): kind is TermKind {
  return (TERM_KINDS as readonly Kind[]).includes(kind);
}

/** The list is read completely; later requests for it are answered 304. */
async function termsNamed(
  catalog: CatalogClient,
  kind: TermKind,
  q: string,
  textLanguage: string,
  options: CallOptions,
): Promise<readonly Named[]> {
  const wanted = wordsOf(q);
  const values: Named[] = [];
  for await (const term of catalog[kind]({ limit: 50 }, options))
    if (isNamed(term, wanted)) values.push(named(term, textLanguage));
  return values;
}

/** Whether every wanted word begins a word of the id, or of the label in one language. */
function isNamed({ id, label }: Mechanic, wanted: readonly string[]): boolean {
  return [id, ...Object.values(label)].map(wordsOf).some(words => {
    const begins = (part: string) => words.some(word => word.startsWith(part));
    return wanted.length > 0 && wanted.every(begins);
  });
}

/** In lower case, without accents and punctuation. */
function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

type NamedRecord = { readonly id: string } & (
  { readonly label: Mechanic['label'] } | { readonly name: string | Mechanic['label'] }
);

function named(record: NamedRecord, textLanguage: string): Named {
  const name = 'label' in record ? record.label : record.name;
  return { id: record.id, name: typeof name === 'string' ? name : pick(name, [textLanguage]) };
}
