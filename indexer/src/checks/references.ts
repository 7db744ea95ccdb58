import type { Resource } from '#libs/catalog';
import { indexName } from '#libs/search-elastic';
import type { CheckSubject, Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;

/** The records that random games and expansions refer to exist. */
export async function checkReferences(subject: CheckSubject): Promise<Finding> {
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  const expansions = await sample(subject, 'expansions', SAMPLE_SIZE);
  const referred: [Resource, string[]][] = [
    ['mechanics', games.flatMap(({ mechanics }) => mechanics)],
    ['categories', games.flatMap(({ categories }) => categories)],
    ['expansions', games.flatMap(game => game.expansions.map(({ id }) => id))],
    ['games', [...expansions.map(({ baseGame }) => baseGame), ...games.flatMap(game => game.reimplements)]],
    ['publishers', games.flatMap(({ publisherId }) => publisherId ?? [])],
    ['people', games.flatMap(({ designerIds, illustratorIds }) => [...designerIds, ...illustratorIds])],
    ['awards', games.flatMap(({ awards }) => awards.map(({ award }) => award))],
    ['series', [...games, ...expansions].flatMap(({ series }) => series ?? [])],
  ];
  const problems: string[] = [];
  for (const [resource, slugs] of referred.filter(([list]) => subject.lists.includes(list)))
    for (const slug of await missing(subject, resource, slugs))
      problems.push(`${resource}: "${slug}" is referred to, but does not exist`);
  return { checked: games.length + expansions.length, problems };
}

async function missing(
  { client, prefix, generation }: CheckSubject,
  resource: Resource,
  slugs: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(slugs)];
  if (ids.length === 0) return [];
  const { docs } = await client.mget({
    index: indexName(prefix, resource, generation.id),
    ids,
    _source: false,
  });
  return docs.filter(document => !('found' in document && document.found)).map(({ _id }) => _id);
}
