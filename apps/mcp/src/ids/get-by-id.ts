import { type CallOptions, type CatalogClient, isProblem } from '#libs/client';
import { ToolError } from '../tool-error.js';
import { findByName } from './find-by-name.js';
import { type Kind, KINDS } from './kinds.js';

const MAX_SUGGESTIONS = 3;

/** An id as the catalog writes it, which knows lower case only. */
export function tidyId(given: string): string {
  return given.trim().toLowerCase();
}

/**
 * Reads one record.
 * @param read gets it by its id, without spaces around it and in lower case
 * @throws ToolError with ids that may be meant, when there is no such record: what was given may be a name
 */
export async function getById<T>(
  catalog: CatalogClient,
  kind: Kind,
  given: string,
  options: CallOptions,
  read: (id: string) => Promise<T>,
): Promise<T> {
  const id = tidyId(given);
  try {
    // Without a letter or digit it cannot be an id, and might be a path.
    if (/[a-z0-9]/.test(id)) return await read(id);
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
    const near = error.body.suggestions ?? [];
    if (near.length > 0) throw unknownId(kind, given, near);
  }
  throw unknownId(kind, given, await idsNamed(catalog, kind, given, options));
}

async function idsNamed(catalog: CatalogClient, kind: Kind, q: string, options: CallOptions) {
  if (q.trim() === '') return [];
  const query = { kind, q, limit: MAX_SUGGESTIONS, textLanguage: 'en' };
  const { values } = await findByName(catalog, query, options);
  return values.slice(0, MAX_SUGGESTIONS).map(({ id }) => id);
}

function unknownId(kind: Kind, given: string, meant: readonly string[]): ToolError {
  const { singular, finder } = KINDS[kind];
  const question = meant.length === 0 ? '' : ` Did you mean ${meant.join(', ')}?`;
  return new ToolError(
    `No ${singular} has the id ${JSON.stringify(given)}.${question} ${finder} finds ids by name.`,
  );
}
