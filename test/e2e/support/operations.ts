import { type Resource, RESOURCES, SINGULAR } from '#libs/catalog';
import { FIXTURE } from './fixture-catalog.js';

/** The list of each resource, and one of its records. */
const OF_RESOURCES = RESOURCES.flatMap(list => [
  [`list${capitalized(list)}`, `/api/v1/${list}`],
  [`get${capitalized(SINGULAR[list])}`, `/api/v1/${list}/${slugIn(list)}`],
]);

/** A valid request for each operation of the API, by its id in the OpenAPI description. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  ...(Object.fromEntries(OF_RESOURCES) as Record<string, string>),
  listExpansionsOfGame: '/api/v1/games/catan/expansions',
  listEditionsOfGame: '/api/v1/games/catan/editions',
  suggest: '/api/v1/suggest?q=ca',
  listChanges: '/api/v1/changes',
};

/** The last record of a list of the fixture. @throws when there is none */
export function slugIn(list: Resource): string {
  const record = (FIXTURE[list] as readonly { readonly id: string }[] | undefined)?.at(-1);
  if (record === undefined) throw new Error(`fixture-catalog.ts has no ${list}`);
  return record.id;
}

/** `path` with further parameters. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export const PATHS: readonly string[] = Object.values(OPERATIONS);

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
