import { MAX_NEAREST_SLUGS, slugBudget } from '#libs/catalog';
import type { SearchBody } from './build-request.js';
import { constant, type Clause } from './clauses/constant.js';

/** What `nearestSlugs` means: fewest edits first, none among them (a slug in capital letters), then ascending. */
export function nearestSlugsRequest(slug: string): SearchBody {
  const budget = slugBudget(slug);
  const within = Array.from({ length: budget + 1 }, (_, edits) =>
    constant(budget - edits + 1, atMostEdits(slug, edits)),
  );
  return {
    size: MAX_NEAREST_SLUGS,
    query: { dis_max: { queries: within } },
    sort: [{ _score: { order: 'desc' } }, { slug: 'asc' }],
    track_total_hits: false,
    allow_partial_search_results: false,
  };
}

function atMostEdits(slug: string, fuzziness: number): Clause {
  return { fuzzy: { slug: { value: slug, fuzziness, transpositions: true, rewrite: 'constant_score' } } };
}
