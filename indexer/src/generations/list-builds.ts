import { aliasName, indexName } from '#libs/search-elastic';
import type { estypes } from '@elastic/elasticsearch';
import type { Context } from '../context.js';
import { Builds, type Build, type BuildMeta } from './build.js';
import { everyIndex, indexNames } from './index-names.js';
import { replacedTime } from './replaced-mark.js';

/** Indices by name, with their aliases and what they say of themselves. */
type FoundIndices = Readonly<Record<string, Pick<estypes.IndicesIndexState, 'aliases' | 'mappings'>>>;

/** What the name of every index of a generation ends in. */
const GENERATION_ID = /\d{8}t\d{9}z$/;

/** Asks for every index of every generation, and puts those of one generation together. */
export async function listBuilds({ client, prefix }: Pick<Context, 'client' | 'prefix'>): Promise<Builds> {
  const found: FoundIndices = await client.indices.get({
    index: everyIndex(prefix),
    filter_path: ['*.aliases', '*.mappings._meta'],
  });
  const ids = new Set(Object.keys(found).flatMap(name => GENERATION_ID.exec(name)?.[0] ?? []));
  const builds = [...ids].map(id => toBuild(prefix, id, found)).filter(({ indices }) => indices.length > 0);
  return new Builds(builds.sort((a, b) => (a.id > b.id ? -1 : 1)));
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
