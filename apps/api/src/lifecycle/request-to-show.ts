import { parametersOf, RESOURCES } from '#libs/catalog';
import type { LoggedFault } from '#libs/admission';
import type { RawQuery } from '../request/raw-query.js';
import { containsApiKey } from '../request/looks-like-api-key.js';
import { FAULT_CODES, type ParameterFault } from '../parameters/parameter-faults.js';
import type { Problem } from '../problems/problem.js';

/** Names of parameters that may be logged; any other name may be a key in disguise. Their values are not logged. */
export const LOGGED_PARAMETERS: ReadonlySet<string> = new Set([
  ...['count', 'cursor', 'facets', 'fields', 'limit', 'q', 'seed', 'similarTo', 'sort', 'type'],
  ...RESOURCES.flatMap(resource => parametersOf(resource).map(({ name }) => name)),
]);

/** What a request asked for, as it was sent. */
export interface RequestTarget {
  /** The route's pattern as the documentation writes it. */
  readonly route: string;
  readonly params: unknown;
  readonly query: unknown;
}

/** Stands for what is not shown. */
const HIDDEN = '…';

/** What people searched for, and what only machines can read. No fault of these repeats what was sent. */
const HIDDEN_VALUES: ReadonlySet<string> = new Set(['q', 'cursor']);

/** Slugs, numbers, words, and terms of them. Anything else was not meant for the catalog and may be personal. */
const CATALOG_VALUE = /^[A-Za-z0-9,.|!-]{1,200}$/;

/** The route with the slug in place of its name, if it looks like one. */
export function showPath(target: RequestTarget): string {
  const slug = slugOf(target);
  return isShown('slug', slug) ? target.route.replace('{slug}', slug) : target.route;
}

export function slugOf({ params }: RequestTarget): string | undefined {
  return (params as { readonly slug?: string } | undefined)?.slug;
}

/** Names and values of parameters; one ellipsis stands for all names that are not ours. */
export function showQuery({ query }: RequestTarget): string {
  const shown = Object.entries((query ?? {}) as RawQuery).map(([name, value]) =>
    LOGGED_PARAMETERS.has(name) ? `${name}=${isShown(name, value) ? value : HIDDEN}` : HIDDEN,
  );
  return [...new Set(shown)].join('&');
}

/** Whether the value of a parameter may be kept and shown. */
export function isShown(name: string, value: string | readonly string[] | undefined): value is string {
  return (
    typeof value === 'string' &&
    !HIDDEN_VALUES.has(name) &&
    CATALOG_VALUE.test(value) &&
    !containsApiKey(value)
  );
}

/** What was wrong with a request, without the parts that repeat a value which is not shown. */
export function faultsToShow(problem: Problem, target: RequestTarget): LoggedFault[] {
  const faults = (problem.members.errors ?? []) as readonly ParameterFault[];
  if (faults.length > 0) return faults.map(fault => faultToShow(fault, target));
  // "Not found" repeats the path, or its slug.
  const hidesPath = problem.code === 'not_found' && !isShown('slug', slugOf(target));
  return [{ parameter: undefined, detail: hidesPath ? 'There is nothing at this path.' : problem.detail }];
}

function faultToShow({ parameter, code, detail }: ParameterFault, { query }: RequestTarget): LoggedFault {
  // The details of an unknown name do not repeat it.
  if (!LOGGED_PARAMETERS.has(parameter)) return { parameter: undefined, detail };
  const mayShow = HIDDEN_VALUES.has(parameter) || isShown(parameter, (query as RawQuery)[parameter]);
  return { parameter, detail: mayShow ? detail : `Not valid: ${FAULT_CODES[code]}.` };
}
