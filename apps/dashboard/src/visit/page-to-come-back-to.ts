/** Where a form of ours leads back to: to the page it stands on, as far as it can be opened by its address. */
const PAGES = /^\/(keys(\/\w+)?|sign-in|account)(?=\/|\?|$)/;

/**
 * What a browser takes for the beginning of another site's address. It reads `\` as `/`, and passes over tabs and
 * line breaks.
 */
const LEADING_SLASHES = /^[/\\][/\\\t\r\n]*/;

/**
 * The page that a request is about, as a path of this site: to switch the language, or to go on from. What a form
 * answers has an address that cannot be opened.
 *
 * The address is not resolved, because that can fail, and can lead from a path of this site to another site.
 */
export function pageToComeBackTo(method: string, url: string): string {
  if (method !== 'GET' && method !== 'HEAD') return PAGES.exec(url)?.[0] ?? '/';
  // Who asks as if this were a proxy names a site first.
  if (!LEADING_SLASHES.test(url)) return '/';
  const [path = '', ...rest] = url.replace(LEADING_SLASHES, '/').split('?');
  const query = new URLSearchParams(rest.join('?'));
  query.delete('language');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
