/** The pages to return to after a form: the page with the form, if it can be opened by its address. */
const PAGES = /^\/(keys(\/\w+)?|sign-in|account|plan)(?=\/|\?|$)/;

/**
 * What a browser reads as the beginning of another site's address. It reads `\` as `/`, and ignores tabs and line
 * breaks.
 */
const LEADING_SLASHES = /^[/\\][/\\\t\r\n]*/;

/**
 * The page that a request belongs to, as a path of this site: for switching the language, or for returning to it. The
 * address of an answer to a form cannot be opened.
 *
 * The address is not resolved, because that can fail, and can lead from a path of this site to another site.
 */
export function findReturnPage(method: string, url: string): string {
  if (method !== 'GET' && method !== 'HEAD') return PAGES.exec(url)?.[0] ?? '/';
  // A request target in the form for proxies begins with a site.
  if (!LEADING_SLASHES.test(url)) return '/';
  const [path = '', ...rest] = url.replace(LEADING_SLASHES, '/').split('?');
  const query = new URLSearchParams(rest.join('?'));
  query.delete('language');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
