import { bestTitle, type Tier, type TitleQuery } from '#libs/catalog';
import { explainRecord, type ExplainedRecord, type FoundRecord } from './explained-record.js';

/** Why a record has its position: all criteria of the order, most significant first. */
export interface Explanation extends ExplainedRecord {
  readonly tier: Tier;
  /** Letters wrong in total; 0 in every tier but `typos`. */
  readonly edits: number;
  /** Whether the title has as many words as the query. */
  readonly asManyWords: boolean;
  /** Whether the query is a whole title that the record has now, not a former or alternative one. */
  readonly isPresent: boolean;
}

/** @throws Error when a record does not match the query: then the engine and the rules disagree */
export function explainHits(query: TitleQuery, found: readonly FoundRecord[]): Explanation[] {
  return found.map(record => {
    const best = bestTitle(query, record.titles);
    if (best === undefined)
      throw new Error(`${record.id} was found, but none of its titles answers the query`);
    const { tier, edits, asManyWords, isPresent } = best.rank;
    return { ...explainRecord(record, best.title), tier, edits, asManyWords, isPresent };
  });
}
