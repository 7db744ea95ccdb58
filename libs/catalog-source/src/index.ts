/**
 * The source format of a catalog: an NDJSON file for each list, checked line by line against a published JSON Schema and
 * against each other, and turned into what an engine stores. Both engines are loaded through it.
 *
 * It knows no engine. Loaders (`search-embedded`, `indexer`) may import it, and what writes sources.
 */
export { CatalogSource } from './catalog-source.js';
export { parseRecord } from './parse-record.js';
export { countEditions, editionsListedIn } from './listed-editions.js';
export { SlugRegister, slugOf } from './slug-register.js';
export { jsonLine, writeRecords } from './write-records.js';
export { escapeControlCharacters } from './escape-control-characters.js';
export { SourceRefused, printFault, type SourceFault } from './source-fault.js';
export {
  AGES,
  AWARD_YEARS,
  type Bounds,
  COMPLEXITY,
  EDITIONS,
  isWithin,
  PLAYERS,
  PLAYTIME,
  POPULARITY,
  YEARS,
} from './schema/number-bounds.js';
export { isSlug } from './schema/fragments.js';
export { SOURCE_SCHEMAS } from './schema/source-schemas.js';
export { sourceFile, type RecordTypes, type SourceEdition, type SourceRange } from './records.js';
