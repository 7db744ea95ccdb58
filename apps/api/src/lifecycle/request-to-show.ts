import type { RawQuery } from '../request/request-facts.js';
import { LOGGED_PARAMETERS } from './logged-parameters.js';
import { containsApiKey } from '../request/looks-like-api-key.js';

/** What a request asked for, as it was sent. */
export interface RequestTarget {
  /** The route's pattern as the documentation writes it. */
  readonly route: string;
  readonly params: unknown;
  readonly query: unknown;
}

/** Stands for what is not shown. */
const HIDDEN = '…';

/** What people searched for, and what only machines can read. */
const HIDDEN_VALUES: ReadonlySet<string> = new Set(['q', 'cursor']);

/** Slugs, numbers, words and lists of them. Anything else was not meant for the catalog and may be personal. */
const CATALOG_VALUE = /^[A-Za-z0-9,.-]{1,200}$/;

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
