import { indexName } from '#libs/search-elastic';
import type { CheckSubject, Finding } from './check-subject.js';

/** Each index holds as many records as were accepted from the source. */
export async function checkCounts({
  client,
  prefix,
  meta,
  generation,
  lists,
}: CheckSubject): Promise<Finding> {
  const problems: string[] = [];
  for (const resource of lists) {
    const { count } = await client.count({ index: indexName(prefix, resource, generation.id) });
    if (count !== meta.counts[resource])
      problems.push(`${resource}: the index holds ${count} records, the source ${meta.counts[resource]}`);
  }
  return { checked: lists.length, problems };
}
