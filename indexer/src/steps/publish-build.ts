import type { estypes } from '@elastic/elasticsearch';
import { RESOURCES, type Resource } from '#libs/catalog';
import { aliasName, indexName } from '#libs/search-elastic';
import type { Build, CompleteBuild } from '../generations/build.js';
import { replacedMark } from '../generations/replaced-mark.js';
import type { LockedContext } from '../lock/with-lock.js';

/** Moves the six aliases from `current` to `next` in one request: readers see all of them move, or none. */
export async function publishBuild(
  context: LockedContext,
  current: Build | undefined,
  next: CompleteBuild,
): Promise<void> {
  const { client, prefix, report } = context;
  report.tell('publish', `publishing generation ${next.id}`, { generation: next.id });
  await context.confirmLock();
  await client.indices.updateAliases({
    actions: [...(current ? takeDown(prefix, current, new Date()) : []), ...putUp(prefix, next)],
  });
}

/** `must_exist`: the request fails as a whole if the aliases have moved meanwhile. */
function takeDown(prefix: string, { id }: Build, now: Date): estypes.IndicesUpdateAliasesAction[] {
  const removals = RESOURCES.map(resource => ({
    remove: { ...place(prefix, resource, id), must_exist: true },
  }));
  const mark = { index: indexName(prefix, 'games', id), alias: replacedMark(prefix, now), is_hidden: true };
  return [...removals, { add: mark }];
}

function putUp(prefix: string, { id, replacedAt }: Build): estypes.IndicesUpdateAliasesAction[] {
  const additions = RESOURCES.map(resource => ({ add: place(prefix, resource, id) }));
  if (replacedAt === undefined) return additions;
  return [
    ...additions,
    { remove: { index: indexName(prefix, 'games', id), alias: replacedMark(prefix, replacedAt) } },
  ];
}

function place(prefix: string, resource: Resource, generation: string): { index: string; alias: string } {
  return { index: indexName(prefix, resource, generation), alias: aliasName(prefix, resource) };
}
