/**
 * Builders for tests: records that are valid unless a test changes them, and source folders made of them; and a file of
 * SQLite that another process writes to.
 */
export { aGame, anAward, aPerson, aPublisher, aTerm, anExpansion } from './records.js';
export { type SourceRecords, writeSource } from './write-source.js';
export { runs } from './runs.js';
export { withTypo, type TypoKind, TYPO_KINDS } from './typos.js';
export { holdWriteLock } from './hold-write-lock.js';
export { aDump, anItem, says, type ItemFields, type Statement } from './wikidata.js';
