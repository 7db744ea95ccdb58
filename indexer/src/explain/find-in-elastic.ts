import type { estypes } from '@elastic/elasticsearch';
import type { SearchableResource, TitleQuery } from '#libs/catalog';
import { buildRequest, indexName, storedTitles, type StoredTitles } from '#libs/search-elastic';
import type { Context } from '../context.js';
import type { FoundRecord } from './explain-hits.js';

type Stored = StoredTitles & { readonly item: { readonly editions?: number } };

/** The first `count` records of the generation, with the same request as the API. */
export async function findInElastic(
  { client, prefix }: Context,
  generation: string,
  resource: SearchableResource,
  title: TitleQuery,
  count: number,
): Promise<FoundRecord[]> {
  const request = buildRequest({ resource, filters: {}, title, after: undefined, count }, 'fuzzy');
  const answer = await client.search<Stored>({
    ...request,
    index: indexName(prefix, resource, generation),
  } as estypes.SearchRequest);
  return answer.hits.hits.flatMap(({ _source }) => (_source === undefined ? [] : [toRecord(_source)]));
}

function toRecord(stored: Stored): FoundRecord {
  return { id: stored.item.id, editions: stored.item.editions, titles: storedTitles(stored) };
}
