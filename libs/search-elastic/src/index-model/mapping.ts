import type { estypes } from '@elastic/elasticsearch';
import type { Generation, Resource } from '#libs/catalog';

type Properties = Record<string, estypes.MappingProperty>;

/** Matched as a whole, never sorted by. */
const FILTERED: estypes.MappingProperty = { type: 'keyword', doc_values: false };
/** Sorted by, never matched. */
const SORTED_INTEGER: estypes.MappingProperty = { type: 'integer', index: false };
const SLUG: estypes.MappingProperty = { type: 'keyword' };
const YEAR: estypes.MappingProperty = { type: 'integer', doc_values: false };
/** Kept as it is, neither read nor indexed by the engine. */
const KEPT: estypes.MappingProperty = { type: 'object', enabled: false };

/**
 * One nested document per title keeps "every word in the same title" true for any number of titles, and lets one
 * clause speak for all languages. Plain keywords suffice: folding is done by `#libs/catalog`, not by an analyzer.
 */
const TITLES: Properties = {
  /** Titles that are searched and not shown, for explaining a hit. */
  alternatives: KEPT,
  letters: SORTED_INTEGER,
  titles: {
    type: 'nested',
    properties: {
      verbatim: FILTERED,
      exact: FILTERED,
      joined: FILTERED,
      words: FILTERED,
      /** How many words it can be said to have. Keywords: numbers are indexed for ranges, which nobody asks for. */
      wordCounts: FILTERED,
    },
  },
};

const PROPERTIES: { readonly [R in Resource]: Properties } = {
  games: {
    slug: SLUG,
    item: KEPT,
    ...TITLES,
    editions: SORTED_INTEGER,
    year: YEAR,
    players: { type: 'integer_range', doc_values: false },
    language: FILTERED,
    mechanic: FILTERED,
    category: FILTERED,
    publisher: FILTERED,
  },
  expansions: { slug: SLUG, item: KEPT, year: YEAR, language: FILTERED, baseGame: FILTERED },
  mechanics: { slug: SLUG, item: KEPT },
  categories: { slug: SLUG, item: KEPT },
  publishers: { slug: SLUG, item: KEPT, ...TITLES },
  people: { slug: SLUG, item: KEPT, ...TITLES, role: FILTERED },
};

/** What an index says of itself, in the `_meta` of its mapping. */
export interface IndexMeta {
  readonly generation: string;
  readonly digest: string;
  /** RFC 3339. */
  readonly builtAt: string;
  readonly longestTitleWords: Generation['longestTitleWords'];
  readonly counts: Readonly<Record<Resource, number>>;
  /** Only a complete index may be published; a killed build leaves none. */
  readonly complete: boolean;
}

/** The strict mapping of `resource`: a field it does not name is an error, not a guess. */
export function mapping(resource: Resource): estypes.MappingTypeMapping {
  return {
    dynamic: 'strict',
    // Indices are never updated or reindexed, so what is only searched need not be stored a second time.
    _source: { includes: ['item', 'alternatives'] },
    properties: PROPERTIES[resource],
  };
}
