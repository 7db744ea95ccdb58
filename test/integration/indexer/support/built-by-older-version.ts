import type { Client } from '@elastic/elasticsearch';

/** The lists that version 1.0.0 did not know. */
const LATER_LISTS = ['awards', 'series'];

/** Makes of a generation what version 1.0.0 built: fewer lists, which its description counts and does not name. */
export async function makeOlder(client: Client, prefix: string, generation: string): Promise<void> {
  await client.indices.delete({ index: LATER_LISTS.map(list => `${prefix}-${list}-${generation}`) });
  const games = `${prefix}-games-${generation}`;
  const { _meta } = (await client.indices.getMapping({ index: games }))[games]!.mappings;
  const { indices: _, counts, ...meta } = _meta as { indices: string[]; counts: Record<string, number> };
  const known = Object.entries(counts).filter(([list]) => !LATER_LISTS.includes(list));
  await client.indices.putMapping({
    index: games,
    _meta: { ...meta, counts: Object.fromEntries(known) },
  });
}
