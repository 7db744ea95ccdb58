import type { CheckSubject, Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;

/** Random games can be read by their slug, and every list of the API begins as its order promises. */
export async function checkSamples(subject: CheckSubject): Promise<Finding> {
  const { search, generation, meta, lists } = subject;
  const problems: string[] = [];
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  for (const { id } of games) {
    const game = await search.record(generation, 'games', id);
    if (game?.id !== id) problems.push(`game ${id}: cannot be read by its slug`);
  }
  for (const resource of lists) {
    const { hits } = await search.list(generation, {
      resource,
      filters: {},
      title: undefined,
      after: undefined,
      count: SAMPLE_SIZE,
    });
    const slugs = hits.map(({ item }) => item.id);
    if (slugs.length !== Math.min(SAMPLE_SIZE, meta.counts[resource] ?? 0))
      problems.push(`${resource}: the list is too short`);
    if (slugs.some((slug, at) => at > 0 && slug <= (slugs[at - 1] ?? '')))
      problems.push(`${resource}: the list is not in the order of its slugs`);
  }
  return { checked: games.length + lists.length, problems };
}
