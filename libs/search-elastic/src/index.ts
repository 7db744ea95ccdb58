/**
 * The Elasticsearch engine: the catalog ports rendered as requests, and the shape of the indices they search.
 *
 * Meaning (folding, tiers, order) lives in `#libs/catalog`; here is only how Elasticsearch is queried for it.
 * Composition roots import the adapters, the indexer imports names, mappings and documents.
 */
export {
  CHANGE_INDEX_MAPPING,
  CHANGE_INDEX_SETTINGS,
  ROWS_PER_BLOCK,
  changeIndexName,
  changesAlias,
  formerChangeIndexName,
  type ChangeBlock,
  type StoredChange,
} from './changes/change-index.js';
export { markedPromotion, promotionMark } from './changes/promotion-mark.js';
export { connectElastic, type ElasticCatalog } from './connect-elastic.js';
export { clientOptions } from './client-options.js';
export { buildRequest } from './build-request.js';
export { ElasticSearch } from './elastic-search.js';
export { hasNoAnswer } from './failed-request.js';
export { whyNoAnswer } from './why-no-answer.js';
export { aliasName, indexName } from './index-name.js';
export { toDocument, type IndexDocument } from './index-model/document.js';
export { completeItem } from './index-model/complete-item.js';
export { indexDigest } from './index-model/index-digest.js';
export { RECORD_DIGEST, mapping, type IndexMeta } from './index-model/mapping.js';
export { missingFields, whatIsMissing } from './index-model/missing-fields.js';
export {
  LOADING_COPIES,
  LOADING_RECORDS,
  LOADING_SETTINGS,
  servingSettings,
} from './index-model/settings.js';
export { storedTitles, type StoredTitles } from './stored-titles.js';
export { readGenerations, type Generations } from './read-generations.js';
export { TitleLists } from './titles/title-lists.js';
export { vocabularyParts } from './vocabulary/read-vocabulary.js';
export { Vocabularies } from './vocabulary/vocabularies.js';
export {
  VOCABULARY_MAPPING,
  vocabularyIndexName,
  type VocabularyKind,
  type VocabularyPart,
} from './vocabulary/vocabulary-index.js';
