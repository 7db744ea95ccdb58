import { RESOURCES } from '#libs/catalog';
import { aliasName, changesAlias } from '#libs/search-elastic';
import type { Context } from '../context.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';

export class NameTaken extends IndexerFailure {
  readonly code = 'name_taken';
  readonly exitCode = EXIT.refused;
}

/**
 * Promotion gives a generation its aliases, which is refused where an index has such a name: that is found out before
 * anything is built.
 * @throws NameTaken
 */
export async function refuseTakenNames({
  client,
  prefix,
}: Pick<Context, 'client' | 'prefix'>): Promise<void> {
  const names = [...RESOURCES.map(list => aliasName(prefix, list)), changesAlias(prefix)];
  const found = await client.indices.get({
    index: names,
    ignore_unavailable: true,
    filter_path: ['*.settings.index.number_of_shards'],
  });
  // What is found by an alias has the name of its index.
  const taken = names.filter(name => name in found);
  if (taken.length === 0) return;
  throw new NameTaken(
    `Elasticsearch has an index named ${taken.join(', ')}, the name of an alias by which the API reads: delete it, or choose another ELASTICSEARCH_PREFIX.`,
  );
}
