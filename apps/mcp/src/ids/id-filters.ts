import type { CallOptions, CatalogClient } from '#libs/client';
import { getById, tidyId } from './get-by-id.js';
import { type Kind, KINDS } from './kinds.js';

/** The filters whose values are ids, some of them several ids with commas between them, and what the ids belong to. */
export const ID_FILTERS = {
  mechanic: 'mechanics',
  category: 'categories',
  publisher: 'publishers',
  designer: 'people',
  illustrator: 'people',
  baseGame: 'games',
} as const satisfies Record<string, Kind>;

/** Those filters, as assistants give them. */
export type IdFilters = { readonly [Name in keyof typeof ID_FILTERS]?: string | undefined };

/** The same query with ids as the catalog writes them. */
export function withTidyIds<Query extends IdFilters>(query: Query): Query {
  const tidied = idsIn(query).map(([name, ids]) => [name, ids.map(tidyId).join(',')]);
  return { ...query, ...(Object.fromEntries(tidied) as IdFilters) };
}

/**
 * To be called when nothing matches: the API answers an unknown id in a filter with an empty list, and an assistant
 * would believe that there are no such games.
 * @throws ToolError about the first id that does not exist
 */
export async function assertIdsExist(
  catalog: CatalogClient,
  query: IdFilters,
  options: CallOptions,
): Promise<void> {
  for (const [name, ids] of idsIn(query))
    for (const id of ids) {
      const kind = ID_FILTERS[name];
      await getById(catalog, kind, id, options, known => KINDS[kind].get(catalog, known, options));
    }
}

function idsIn(query: IdFilters): (readonly [keyof IdFilters, readonly string[]])[] {
  return (Object.keys(ID_FILTERS) as (keyof IdFilters)[]).flatMap(name => {
    const value = query[name];
    return value === undefined ? [] : [[name, value.split(',')] as const];
  });
}
