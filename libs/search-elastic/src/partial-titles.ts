import type { estypes } from '@elastic/elasticsearch';
import {
  MAX_PARTIAL_MATCHES,
  partialScore,
  rankPartially,
  type PartialQuery,
  type RankedRecord,
  type Resource,
} from '#libs/catalog';
import { equalTitles, type SearchBody } from './build-request.js';
import { refusePartial } from './read-response.js';
import { storedTitles, type StoredTitles } from './stored-titles.js';

/** Equal titles are few: these are more than fifty records with the titles that one query holds. */
const MOST_RECORDS = 200;
/** Words are weighed in memory alone. */
const UNCOUNTED = { titles: 1, countOf: () => 0 };

/** The records with a whole title, without typos, that the query begins with or holds. */
export function partialTitlesRequest(resource: Resource, query: PartialQuery): SearchBody {
  const titles = [...query.leading, ...query.inner].flatMap(({ joined }) => joined);
  return {
    size: MOST_RECORDS,
    query: { nested: { path: 'titles', query: { terms: { 'titles.joined': [...new Set(titles)] } } } },
    sort: equalTitles(resource),
    track_total_hits: false,
    allow_partial_search_results: false,
  };
}

/** @throws CatalogUnavailable rather than leave some out */
export function readPartialTitles(
  response: estypes.SearchResponse<StoredTitles>,
  query: PartialQuery,
): RankedRecord[] {
  refusePartial(response);
  const phrases: PartialQuery = { ...query, words: [], whole: undefined };
  return response.hits.hits
    .flatMap(({ _source }) => (_source === undefined ? [] : [_source]))
    .map(stored => ({
      id: stored.item.id,
      score: Math.max(
        ...storedTitles(stored).map(title => {
          const rank = rankPartially(phrases, title, UNCOUNTED);
          return rank === undefined ? 0 : partialScore(rank);
        }),
      ),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PARTIAL_MATCHES);
}
