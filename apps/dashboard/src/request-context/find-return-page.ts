/** The targets of forms, as far as they are the address of the page with the form, or of one above it. */
const PAGES =
  /^\/(keys\/\w+(\/(rename|expiry|restrictions|revoke))?|keys|sign-in|account(\/delete)?|plan)(?=\/|\?|$)/;
/** Pages whose form has another target. */
const PAGE_OF_FORM: Readonly<Record<string, string>> = { '/keys': '/keys/new' };

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
  if (method !== 'GET' && method !== 'HEAD') {
    const page = PAGES.exec(url)?.[0] ?? '/';
    return PAGE_OF_FORM[page] ?? page;
  }
  // A request target in the form for proxies begins with a site.
  if (!LEADING_SLASHES.test(url)) return '/';
  const [path = '', ...rest] = url.replace(LEADING_SLASHES, '/').split('?');
  const query = new URLSearchParams(rest.join('?'));
  query.delete('language');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
