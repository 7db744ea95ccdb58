import type { Resource } from '#libs/catalog';
import { indexName } from '#libs/search-elastic';
import { findsTitle, type CheckSubject, type Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;

/**
 * The records that random games and expansions refer to exist: by slug where they show slugs, by name where they show
 * names.
 */
export async function checkReferences(subject: CheckSubject): Promise<Finding> {
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  const expansions = await sample(subject, 'expansions', SAMPLE_SIZE);
  const slugs: [Resource, string[]][] = [
    ['mechanics', games.flatMap(({ mechanics }) => mechanics)],
    ['categories', games.flatMap(({ categories }) => categories)],
    ['expansions', games.flatMap(game => game.expansions.map(({ id }) => id))],
    ['games', expansions.map(({ baseGame }) => baseGame)],
  ];
  const names: ['publishers' | 'people', string[]][] = [
    ['publishers', games.flatMap(({ publisher }) => publisher ?? [])],
    ['people', games.flatMap(({ designers, illustrators }) => [...designers, ...illustrators])],
  ];
  const problems: string[] = [];
  for (const [resource, referred] of slugs)
    for (const slug of await missing(subject, resource, referred))
      problems.push(`${resource}: "${slug}" is referred to, but does not exist`);
  for (const [resource, referred] of names)
    for (const name of new Set(referred))
      if (!(await findsTitle(subject, resource, name)))
        problems.push(`${resource}: "${name}" is not found, although a game names them`);
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
