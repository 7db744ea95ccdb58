import type { estypes } from '@elastic/elasticsearch';
import { fieldsOf, type Field, type Generation, type Resource } from '#libs/catalog';

type Properties = Record<string, estypes.MappingProperty>;

/** Matched as a whole, never sorted by. */
const FILTERED: estypes.MappingProperty = { type: 'keyword', doc_values: false };
/** Matched as a whole, and sorted or counted by. */
const SORTED: estypes.MappingProperty = { type: 'keyword' };
/** Kept as it is, neither read nor indexed by the engine. */
const KEPT: estypes.MappingProperty = { type: 'object', enabled: false };

/** Where the editions of a game are kept, each as JSON. */
export const LISTED_EDITIONS = 'listedEditions';
/** Kept outside `_source`: lists read all of that, and editions are read of one game alone. */
const KEPT_APART: estypes.MappingProperty = { type: 'keyword', index: false, doc_values: false, store: true };

/** A hash of all that is shown of a record: what tells a promotion which records it changes. */
export const RECORD_DIGEST = 'recordDigest';
/** Read in the order of the slugs, never matched. */
const COMPARED: estypes.MappingProperty = { type: 'keyword', index: false };

/**
 * One nested document per title keeps "every word in the same title" true for any number of titles, and lets one
 * clause cover all languages. Plain keywords suffice: folding is done by `#libs/catalog`, not by an analyzer.
 */
const TITLES: Properties = {
  /** Titles that are searched and not shown, for explaining a hit. */
  alternatives: KEPT,
  /** Sorted by, never matched. */
  letters: { type: 'integer', index: false },
  titles: {
    type: 'nested',
    properties: {
      verbatim: FILTERED,
      exact: FILTERED,
      joined: FILTERED,
      words: FILTERED,
      /** The numbers of words that it may have. Keywords: numbers are indexed for ranges, which are not needed. */
      wordCounts: FILTERED,
      /** Whether it is a former or alternative title instead of a name of the record. */
      isAlias: { type: 'boolean', doc_values: false },
    },
  },
};

/** How a field of the registry is indexed: for the queries that use it, and nothing else. */
function property<Entry>(field: Field<Entry>): estypes.MappingProperty {
  const index = Object.keys(field.parameters).length > 0;
  switch (field.type) {
    case 'identifier':
      return SORTED;
    case 'keyword':
      return field.counts ? SORTED : FILTERED;
    case 'integer':
      return {
        type: 'integer',
        ...(!index && { index }),
        ...(!field.sorts && !field.counts && field.breaksTies === undefined && { doc_values: false }),
      };
    case 'integer range':
      return { type: 'integer_range', doc_values: false };
  }
}

/** The fields of every document of `resource`. */
function properties(resource: Resource): Properties {
  return {
    item: KEPT,
    [RECORD_DIGEST]: COMPARED,
    ...TITLES,
    ...(resource === 'games' && { [LISTED_EDITIONS]: KEPT_APART }),
    ...Object.fromEntries(fieldsOf(resource).map(([name, field]) => [name, property(field)])),
  };
}

/** The description of an index, in the `_meta` of its mapping. */
export interface IndexMeta {
  readonly generation: string;
  readonly digest: string;
  /** RFC 3339. */
  readonly builtAt: string;
  readonly longestTitleWords: Generation['longestTitleWords'];
  /** Records by list; the lists that its version knew. */
  readonly counts: Readonly<Partial<Record<Resource, number>>>;
  /** What its indices hold, which is all lists that its version knew, and `vocabulary`. Older versions left it out. */
  readonly indices?: readonly string[];
  /** Only a complete index may be promoted; a killed build leaves none. */
  readonly complete: boolean;
}

/** The strict mapping of `resource`: a field it does not name is an error, not a guess. */
export function mapping(resource: Resource): estypes.MappingTypeMapping {
  return {
    dynamic: 'strict',
    // Indices are never updated or reindexed, so what is only searched need not be stored a second time; what else than
    // the item is kept explains a hit.
    _source: { includes: ['item', 'alternatives', 'popularity'] },
    properties: properties(resource),
  };
}
