/**
 * The catalog domain: its words, what title search means, cursors, and the ports an engine implements.
 *
 * It is not an engine, a file format or HTTP. Anyone may import it; it imports nothing but `node:` modules.
 */
export { LANGUAGES, type Language, type Localized, inLanguageOrder } from './model/localized.js';
export { CATALOG_SCHEMA, SEARCH_SEMANTICS } from './semantics.js';
export {
  MAX_SLUG_LENGTH,
  AWARD_RESULTS,
  RESOURCES,
  SINGULAR,
  ROLES,
  awardsWonBy,
  publishersOf,
  type Award,
  type AwardResult,
  type Edition,
  type Expansion,
  type Game,
  type GameAward,
  type Person,
  type Publisher,
  type Range,
  type Resource,
  type ResourceTypes,
  type Role,
  type Term,
} from './model/resources.js';
export {
  EXTERNAL_CATALOGS,
  inCatalogOrder,
  isExternalId,
  type ExternalCatalog,
  type ExternalIds,
} from './model/external-ids.js';
export { presentTitles, type EntryTypes, type Named, type Title } from './model/entry.js';
export { LANGUAGE_CODES } from './model/iso-639-1.js';
export { type Generation, generationId, ownDigest } from './model/generation.js';
export type { AcceptedValue } from './fields/accepted-value.js';
export type { Field, Parameter } from './fields/field.js';
export {
  fieldsOf,
  type FilterParameter,
  type FilterTypes,
  type FilterValue,
  parametersOf,
  type SetFilter,
  setFilters,
  wordsOf,
} from './fields/fields.js';
export { mapTerm, parseTerm, type FilterTerm } from './fields/filter-term.js';
export { shuffledBy } from './fields/shuffle.js';
export {
  MOST_SEED,
  RANDOM,
  countedFieldsOf,
  popularityOf,
  prominenceOf,
  randomSort,
  sortsOf,
  unknownIn,
  type Sort,
} from './fields/sorts-and-counts.js';
export {
  foldTitle,
  joinWords,
  titleForms,
  type TitleForms,
  countWords,
  haveAsManyWords,
  titleLetters,
  type WordCount,
  formsOfTitle,
} from './title/fold-title.js';
export {
  editDistanceFrom,
  editDistance,
  MAX_EDITS,
  editBudget,
  mayBeNear,
  wordSignature,
} from './title/edit-distance.js';
export { DeletionNeighborhoodIndex, type NearWord, type Texts } from './title/deletion-neighborhood-index.js';
export {
  MAX_LOOKUPS,
  type QueryWord,
  MAX_QUERY_LENGTH,
  searchText,
  titleQuery,
  type TitleQuery,
} from './title/title-query.js';
export {
  MOST_WORDS_OF_NAME,
  NAMING_LISTS,
  isTellingInName,
  namesRecord,
  type NamedWords,
  type NamingList,
} from './title/names.js';
export { HEARD_EDITS, matchWords } from './title/match-words.js';
export { soundAlike, soundsOf, type Sound } from './title/sounds.js';
export { missingWeight, wordWeight, type WordCounts } from './title/word-weights.js';
export { joinedHeads } from './title/title-heads.js';
export { partialQuery, type PartialQuery, type PartialWord, type Phrase } from './title/partial-query.js';
export {
  MAX_PARTIAL_MATCHES,
  areMostWords,
  classOfWords,
  coversAll,
  coveredLetters,
  coveredWeight,
  isAbbreviation,
  mayBegin,
  mayHaveTypos,
  partialRankOf,
  partialScore,
  rankPartially,
  type PartialClass,
  type PartialRank,
} from './title/rank-partially.js';
export {
  bestTitle,
  AS_MANY_WORDS_SCORE,
  PRESENT_TITLE_SCORE,
  SCORE_STEP,
  WORD_SCORE,
  isPresentTitle,
  rankScore,
  rankTitle,
  tierScore,
  type Tier,
} from './title/rank-title.js';
export {
  MAX_FACET_VALUES,
  type Facets,
  type FacetValue,
  type Found,
  type Hit,
  type ListQuery,
  type ListRequest,
  type Page,
  concernsAllMatches,
} from './query/list-query.js';
export type { Likeness, LikenessPoints } from './query/likeness.js';
export { readLikeness } from './read-likeness.js';
export type { Position, RankedRecord } from './query/position.js';
export { MAX_NEAREST_SLUGS, nearestSlugs, slugBudget } from './query/nearest-slugs.js';
export { MAX_SUGGESTIONS, suggestionOf, type Suggestion } from './query/suggestion.js';
export {
  CHANGE_KINDS,
  LAST_ROW,
  isBefore,
  type Change,
  type ChangeKind,
  type ChangePosition,
  type ChangesQuery,
  type LoggedChange,
} from './changes/change.js';
export { CHANGES_KEPT_DAYS, keptPromotions, promotionId, timeOf } from './changes/promotion.js';
export type { ChangesPage } from './read-changes.js';
export { findPartially } from './partially/find-partially.js';
export { rankRecords, type PartialWay, type RankedPart } from './partially/rank-records.js';
export { CursorCodec, shortDigest } from './query/cursor.js';
export { CatalogSearch } from './ports/catalog-search.js';
export { CatalogChanges } from './ports/catalog-changes.js';
export { CatalogGenerations } from './ports/catalog-generations.js';
export { TimeSlices, finishNow, timeSlices, type SlicedWork } from './time-slices/time-slices.js';
export { Catalog } from './catalog.js';
export {
  CatalogUnavailable,
  type CursorPlace,
  ExpiredCursor,
  InvalidCursor,
  RecordNotFound,
} from './errors.js';
