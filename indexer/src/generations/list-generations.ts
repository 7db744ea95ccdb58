import { aliasName, indexName, markedPromotion } from '#libs/search-elastic';
import type { estypes } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { StoredGenerations, type StoredGeneration, type GenerationMeta } from './stored-generation.js';
import { everyIndex, indexNames } from './index-names.js';
import { replacedTime } from './replaced-mark.js';

/** Indices by name, with their aliases and metadata. */
type FoundIndices = Readonly<Record<string, Pick<estypes.IndicesIndexState, 'aliases' | 'mappings'>>>;

/** End of the name of every index of a generation. */
const GENERATION_ID = /\d{8}t\d{9}z$/;

/** Requests all indices of all generations, and groups them by generation. */
export async function listGenerations({
  client,
  prefix,
}: Pick<Context, 'client' | 'prefix'>): Promise<StoredGenerations> {
  const found: FoundIndices = await client.indices.get({
    index: everyIndex(prefix),
    filter_path: ['*.aliases', '*.mappings._meta'],
  });
  const ids = new Set(Object.keys(found).flatMap(name => GENERATION_ID.exec(name)?.[0] ?? []));
  const generations = [...ids]
    .map(id => toStoredGeneration(prefix, id, found))
    .filter(({ indices }) => indices.length > 0);
  return new StoredGenerations(generations.sort((a, b) => (a.id > b.id ? -1 : 1)));
}

/**
 * The games index represents its generation: its description is completed last, and its aliases move with the others.
 */
function toStoredGeneration(prefix: string, id: string, found: FoundIndices): StoredGeneration {
  const names = indexNames(prefix, id);
  const games = found[indexName(prefix, 'games', id)];
  const meta = games?.mappings?._meta as GenerationMeta | undefined;
  const aliases = Object.keys(games?.aliases ?? {});
  const isCurrent = aliases.includes(aliasName(prefix, 'games'));
  return {
    id,
    indices: names.filter(name => name in found),
    meta: meta?.complete === true && names.every(name => name in found) ? meta : undefined,
    isCurrent,
    // A version without a log of changes left no mark.
    promotion: isCurrent ? (markedPromotion(prefix, aliases) ?? id) : undefined,
    replacedAt: aliases.map(alias => replacedTime(prefix, alias)).find(time => time !== undefined),
  };
}
