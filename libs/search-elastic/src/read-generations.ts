import type { Client } from '@elastic/elasticsearch';
import { ownDigest, RESOURCES, type Generation } from '#libs/catalog';
import { markedPromotion } from './changes/promotion-mark.js';
import type { IndexMeta } from './index-model/mapping.js';
import { missingFields } from './index-model/missing-fields.js';
import { aliasName, generationOf, indexName, indexPattern } from './index-name.js';

export interface Generations {
  /** The one behind the aliases. */
  readonly current: Generation | undefined;
  /** The promotion that made it current; its id is that of the generation where an older version promoted it. */
  readonly promotion: string | undefined;
  /** Every complete generation, newest first, the current one included. */
  readonly kept: readonly Generation[];
}

/**
 * Reads which generations there are. The games index represents all six, which are built and promoted together.
 * @param known generations whose description need not be read again, since they never change
 */
export async function readGenerations(
  client: Client,
  prefix: string,
  known: readonly Generation[],
  timeoutMs: number,
): Promise<Generations> {
  const options = { requestTimeout: timeoutMs };
  const aliases = await client.indices.getAlias({ index: indexPattern(prefix, 'games') }, options);
  const byId = new Map(known.map(generation => [generation.id, generation]));
  const kept: Generation[] = [];
  let currentId: string | undefined;
  let promotion: string | undefined;
  for (const [name, index] of Object.entries(aliases)) {
    const id = generationOf(prefix, 'games', name);
    if (id === undefined) continue;
    if (aliasName(prefix, 'games') in index.aliases) {
      currentId = id;
      promotion = markedPromotion(prefix, Object.keys(index.aliases)) ?? id;
    }
    const generation = byId.get(id) ?? (await describe(client, prefix, id, options));
    if (generation) kept.push(generation);
  }
  kept.sort((a, b) => (a.id > b.id ? -1 : 1));
  return { current: kept.find(({ id }) => id === currentId), promotion, kept };
}

/** @returns `undefined` while the generation is being built, and when it is gone */
async function describe(
  client: Client,
  prefix: string,
  id: string,
  options: { requestTimeout: number },
): Promise<Generation | undefined> {
  // It may be deleted meanwhile: an unfinished build that is being removed does not concern the others.
  const answer = await client.indices.getMapping(
    {
      index: RESOURCES.map(resource => indexName(prefix, resource, id)),
      ignore_unavailable: true,
      filter_path: ['*.mappings._meta', '*.mappings.properties.*.type'],
    },
    options,
  );
  const meta = answer[indexName(prefix, 'games', id)]?.mappings._meta as IndexMeta | undefined;
  if (meta?.complete !== true) return undefined;
  const { digest, builtAt, longestTitleWords } = meta;
  const missing = missingFields(list => answer[indexName(prefix, list, id)]?.mappings.properties);
  const own = ownDigest(digest, id);
  return { id, digest: own, builtAt: new Date(builtAt), longestTitleWords, missingFields: missing };
}
