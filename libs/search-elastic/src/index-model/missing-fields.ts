import { RESOURCES, type Resource } from '#libs/catalog';
import { RECORD_DIGEST, mapping } from './mapping.js';

/**
 * What this version filters, orders or counts by and a generation of an older one lacks: fields as `games.year`, and whole
 * lists as `awards`.
 * @param indexed the fields of the index of a list; `undefined` when it has none
 */
export function missingFields(indexed: (list: Resource) => object | undefined): string[] {
  return RESOURCES.flatMap(list => {
    const fields = indexed(list);
    if (fields === undefined) return [list];
    // Readers need no digests.
    const needed = Object.keys(mapping(list).properties ?? {}).filter(name => name !== RECORD_DIGEST);
    return needed.flatMap(name => (name in fields ? [] : [`${list}.${name}`]));
  });
}

/** For operators: what an older generation lacks, what that means for clients, and what to do. */
export function whatIsMissing(missing: readonly string[]): string {
  return (
    `the current generation was built by an older version and has no ${missing.join(', ')}: requests that need that ` +
    'get 503; build it again with the indexer of this version (npm run indexer -- run --source <folder>)'
  );
}
