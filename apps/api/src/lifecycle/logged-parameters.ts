import { parametersOf, RESOURCES } from '#libs/catalog';

/** Names of parameters that may be logged; any other name may be a key in disguise. Their values are not logged. */
export const LOGGED_PARAMETERS: ReadonlySet<string> = new Set([
  ...['count', 'cursor', 'facets', 'fields', 'limit', 'q', 'sort', 'type'],
  ...RESOURCES.flatMap(resource => parametersOf(resource).map(({ name }) => name)),
]);
