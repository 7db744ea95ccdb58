import { aliasName, markedPromotion, missingFields } from '#libs/search-elastic';
import type { estypes } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { StoredGenerations, type StoredGeneration, type GenerationMeta } from './stored-generation.js';
import { everyIndex, indexParts } from './index-names.js';
import { replacedTime } from './replaced-mark.js';

/** The indices of one generation by their content: a list, or `vocabulary`. */
type FoundIndices = Map<string, FoundIndex>;

interface FoundIndex extends Pick<estypes.IndicesIndexState, 'aliases' | 'mappings'> {
  readonly name: string;
}

/** Requests all indices of all generations, and groups them by generation. */
export async function listGenerations({
  client,
  prefix,
}: Pick<Context, 'client' | 'prefix'>): Promise<StoredGenerations> {
  const found: Readonly<Record<string, Omit<FoundIndex, 'name'>>> = await client.indices.get({
    index: everyIndex(prefix),
    filter_path: ['*.aliases', '*.mappings._meta', '*.mappings.properties.*.type'],
  });
  const byId = new Map<string, FoundIndices>();
  for (const [name, index] of Object.entries(found)) {
    const parts = indexParts(prefix, name);
    if (parts === undefined) continue;
    const indices = byId.get(parts.generation) ?? new Map<string, FoundIndex>();
    byId.set(parts.generation, indices.set(parts.content, { name, ...index }));
  }
  const generations = [...byId].map(([id, indices]) => toStoredGeneration(prefix, id, indices));
  return new StoredGenerations(generations.sort((a, b) => (a.id > b.id ? -1 : 1)));
}

/**
 * The games index represents its generation: its description is completed last, and its aliases move with the others.
 * It also says which indices there must be: those that the version which built it wrote, not those of this one.
 */
function toStoredGeneration(prefix: string, id: string, found: FoundIndices): StoredGeneration {
  const games = found.get('games');
  const meta = games?.mappings?._meta as GenerationMeta | undefined;
  const aliases = Object.keys(games?.aliases ?? {});
  const isCurrent = aliases.includes(aliasName(prefix, 'games'));
  const isWhole = meta?.complete === true && contentsOf(meta).every(content => found.has(content));
  return {
    id,
    indices: [...found.values()].map(({ name }) => name),
    places: [...found].flatMap(([content, { name, aliases = {} }]) => {
      const alias = `${prefix}-${content}`;
      return alias in aliases ? [{ index: name, alias }] : [];
    }),
    meta: isWhole ? meta : undefined,
    missingFields: isWhole ? missingFields(list => found.get(list)?.mappings?.properties) : [],
    isCurrent,
    // A version without a log of changes left no mark.
    promotion: isCurrent ? (markedPromotion(prefix, aliases) ?? id) : undefined,
    replacedAt: aliases.map(alias => replacedTime(prefix, alias)).find(time => time !== undefined),
  };
}

/** Versions that did not name their indices counted the records of each. */
function contentsOf({ indices, counts }: GenerationMeta): readonly string[] {
  return indices ?? Object.keys(counts);
}
