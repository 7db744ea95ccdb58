import type { CallOptions, CatalogClient } from '#libs/client';
import { ToolError } from '../tool-error.js';
import type { Kind } from './find-by-name.js';
import { getById, tidyId } from './get-by-id.js';

/** The filters whose values are ids, some of them several ids with commas between them, and what the ids belong to. */
export const ID_FILTERS = {
  mechanic: 'mechanics',
  category: 'categories',
  publisher: 'publishers',
  publishedBy: 'publishers',
  designer: 'people',
  illustrator: 'people',
  award: 'awards',
  nominee: 'awards',
  series: 'series',
  baseGame: 'games',
} as const satisfies Record<string, Kind>;

/** Those filters, as assistants give them. */
export type IdFilters = { readonly [Name in keyof typeof ID_FILTERS]?: string | undefined };

/** The same arguments with ids as the catalog writes them. */
export function withTidyIds(given: object): object {
  const tidied = idsIn(given).map(([name, ids]) => [name, ids.map(tidyId).join(',')]);
  return { ...given, ...(Object.fromEntries(tidied) as IdFilters) };
}

/**
 * To be called when nothing matches: the API answers an unknown id in a filter with an empty list, and an assistant
 * would believe that there are no such games.
 * @throws ToolError about every id that does not exist
 */
export async function assertIdsExist(
  catalog: CatalogClient,
  query: IdFilters,
  options: CallOptions,
): Promise<void> {
  const faults: string[] = [];
  for (const [name, ids] of idsIn(query))
    for (const id of ids) {
      try {
        await getById(catalog, ID_FILTERS[name], id, options);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        faults.push(error.message);
      }
    }
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
}

function idsIn(query: IdFilters): (readonly [keyof IdFilters, readonly string[]])[] {
  return (Object.keys(ID_FILTERS) as (keyof IdFilters)[]).flatMap(name => {
    const value: unknown = query[name];
    return typeof value === 'string' ? [[name, value.split(',')] as const] : [];
  });
}
