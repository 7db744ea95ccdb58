import type { CallOptions, CatalogClient } from '#libs/client';
import { ToolError } from '../tool-error.js';
import type { Kind } from './find-by-name.js';
import { assertExists, tidyId } from './get-by-id.js';

/** The filters whose values are ids, and what the ids belong to. Some take several: `a,b` both, `a|b` either, `!a` not it. */
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
  similarTo: 'games',
} as const satisfies Record<string, Kind>;

/** One id in the value of a filter. */
const AN_ID = /[^,|!]+/g;

/** Those filters, as assistants give them. */
export type IdFilters = { readonly [Name in keyof typeof ID_FILTERS]?: string | undefined };

/** The same arguments with ids as the catalog writes them. */
export function withTidyIds(given: object): object {
  const tidied = textsOfIds(given).map(([name, text]) => [name, text.replace(AN_ID, tidyId)]);
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
  for (const [name, text] of textsOfIds(query))
    for (const [id] of text.matchAll(AN_ID)) {
      try {
        await assertExists(catalog, ID_FILTERS[name], id, options);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        faults.push(error.message);
      }
    }
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
}

function textsOfIds(given: IdFilters): (readonly [keyof IdFilters, string])[] {
  return (Object.keys(ID_FILTERS) as (keyof IdFilters)[]).flatMap(name => {
    const value: unknown = given[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
}
