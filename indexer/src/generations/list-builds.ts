import { RESOURCES } from '#libs/catalog';
import { aliasName, generationOf, indexName } from '#libs/search-elastic';
import type { estypes } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { Builds, type Build, type BuildMeta } from './build.js';
import { everyIndex, indexNames } from './index-names.js';
import { replacedTime } from './replaced-mark.js';

/** Indices by name, with their aliases and what they say of themselves. */
type FoundIndices = Readonly<Record<string, Pick<estypes.IndicesIndexState, 'aliases' | 'mappings'>>>;

/** Asks for every index of every generation, and puts those of one generation together. */
export async function listBuilds({ client, prefix }: Pick<Context, 'client' | 'prefix'>): Promise<Builds> {
  const found: FoundIndices = await client.indices.get({
    index: everyIndex(prefix),
    filter_path: ['*.aliases', '*.mappings._meta'],
  });
  const generations = new Set(
    Object.keys(found).flatMap(name => RESOURCES.map(resource => generationOf(prefix, resource, name) ?? '')),
  );
  generations.delete('');
  const newestFirst = [...generations].sort().reverse();
  return new Builds(newestFirst.map(id => toBuild(prefix, id, found)));
}

/** The games index speaks for all: its description is completed last, and its aliases move with the others. */
function toBuild(prefix: string, id: string, found: FoundIndices): Build {
  const names = indexNames(prefix, id);
  const games = found[indexName(prefix, 'games', id)];
  const meta = games?.mappings?._meta as BuildMeta | undefined;
  const aliases = Object.keys(games?.aliases ?? {});
  return {
    id,
    indices: names.filter(name => name in found),
    meta: meta?.complete === true && names.every(name => name in found) ? meta : undefined,
    isCurrent: aliases.includes(aliasName(prefix, 'games')),
    replacedAt: aliases.map(alias => replacedTime(prefix, alias)).find(time => time !== undefined),
  };
}
