import type { estypes } from '@elastic/elasticsearch';
import {
  localizedTitles,
  type Localized,
  type SearchableResource,
  type Title,
  type TitleQuery,
} from '#libs/catalog';
import { buildRequest, indexName } from '#libs/search-elastic';
import type { Context } from '../context.js';
import type { FoundRecord } from './explain-hits.js';

interface Stored {
  readonly item: { readonly id: string; readonly name: Localized | string; readonly editions?: number };
  /** Aliases and proper names. */
  readonly alternatives: readonly string[];
}

/** The first `count` records of the generation, just as the API asks for them. */
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

function toRecord({ item: { id, name, editions }, alternatives }: Stored): FoundRecord {
  const isNamed = typeof name === 'string';
  const others: Title[] = alternatives.map(text => ({ text, language: undefined, isFormer: !isNamed }));
  return { id, editions, titles: isNamed ? others : [...localizedTitles(name), ...others] };
}
