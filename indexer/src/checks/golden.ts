import { titleQuery } from '#libs/catalog';
import type { CheckSubject, Finding } from './check-subject.js';

/** Each golden query of the source finds the game it names first. */
export async function checkGolden({ search, generation, meta }: CheckSubject): Promise<Finding> {
  const problems: string[] = [];
  for (const { query, first } of meta.goldenQueries) {
    const { hits } = await search.list(generation, {
      resource: 'games',
      filters: {},
      title: titleQuery(query),
      after: undefined,
      count: 1,
    });
    const found = hits[0]?.item.id ?? null;
    if (found !== first)
      problems.push(`"${query}" finds ${found ?? 'nothing'} first, expected ${first ?? 'nothing'}`);
  }
  return { checked: meta.goldenQueries.length, problems };
}
