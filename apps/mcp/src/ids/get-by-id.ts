import { type CallOptions, type CatalogClient, isProblem } from '#libs/client';
import { ToolError } from '../tool-error.js';
import type { Kind } from './find-by-name.js';

/** What one record is called, by the client's methods as well. */
const SINGULAR = {
  games: 'game',
  expansions: 'expansion',
  people: 'person',
  publishers: 'publisher',
  mechanics: 'mechanic',
  categories: 'category',
  awards: 'award',
  series: 'series',
} as const satisfies Record<Kind, keyof CatalogClient>;

/** An id as the catalog writes it, which knows lower case only. */
export function tidyId(given: string): string {
  return given.trim().toLowerCase();
}

/**
 * Reads a record, or what belongs to it.
 * @param given an id in any letter case, perhaps with spaces around it
 * @throws ToolError with ids that may be meant, when there is no such record: what was given may be a name
 */
export async function getById<T>(kind: Kind, given: string, read: (id: string) => Promise<T>): Promise<T> {
  const id = tidyId(given);
  try {
    // Without a letter or digit it cannot be an id, and might be a path.
    if (/[a-z0-9]/.test(id)) return await read(id);
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
    throw unknownId(kind, given, error.body.suggestions ?? []);
  }
  throw unknownId(kind, given, []);
}

/** @throws ToolError when there is no record with this id */
export async function assertExists(
  catalog: CatalogClient,
  kind: Kind,
  id: string,
  options: CallOptions,
): Promise<void> {
  await getById<unknown>(kind, id, async slug => catalog[SINGULAR[kind]](slug, options));
}

function unknownId(kind: Kind, given: string, meant: readonly string[]): ToolError {
  const question = meant.length === 0 ? '' : ` Did you mean ${meant.join(', ')}?`;
  const finder = kind === 'games' ? 'search_games' : 'lookup';
  return new ToolError(
    `No ${SINGULAR[kind]} has the id ${JSON.stringify(given)}.${question} ${finder} finds ids by name.`,
  );
}
