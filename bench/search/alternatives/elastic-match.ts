import { Client } from '@elastic/elasticsearch';
import type { Resource } from '#libs/catalog';
import { PAGE } from '../engines/engine.js';
import { indexMegabytes } from '../engines/load-elastic.js';
import type { Alternative, TitledRecords } from './alternative.js';

/**
 * A text field and `match` with `fuzziness: AUTO`, everything else by default. The `standard` analyzer is the
 * default one; folding accents would take an analyzer that is not part of the engine's core.
 * @see https://www.elastic.co/docs/reference/query-languages/query-dsl/query-dsl-match-query
 */
export async function elasticMatch(
  records: TitledRecords,
  url: string,
  prefix: string,
): Promise<Alternative> {
  const client = new Client({ node: url, requestTimeout: 60_000 });
  const indexOf = (list: Resource): string => `${prefix}-match-${list}`;
  const indices = [...records.keys()].map(indexOf);
  const remove = async (): Promise<void> => {
    await client.indices.delete({ index: indices, ignore_unavailable: true });
    await client.close();
  };
  try {
    for (const [list, own] of records) {
      const index = indexOf(list);
      await client.indices.create({
        index,
        settings: { number_of_shards: 1, number_of_replicas: 0 },
        mappings: { properties: { slug: { type: 'keyword' }, titles: { type: 'text' } } },
      });
      await client.helpers.bulk({
        datasource: [...own],
        onDocument: ({ slug }) => ({ index: { _index: index, _id: slug } }),
      });
    }
    await client.indices.forcemerge({ index: indices, max_num_segments: 1 });
    await client.indices.refresh({ index: indices });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    find: async (list, text) => {
      const { hits } = await client.search({
        index: indexOf(list),
        size: PAGE,
        _source: false,
        query: { match: { titles: { query: text, fuzziness: 'AUTO' } } },
      });
      return hits.hits.flatMap(({ _id }) => _id ?? []);
    },
    megabytes: () => indexMegabytes(client, indices),
    close: remove,
  };
}
