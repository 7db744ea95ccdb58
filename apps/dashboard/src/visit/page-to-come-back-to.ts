/** Where a form of ours leads back to: to the page it stands on, as far as it can be opened by its address. */
const PAGES = /^\/(keys(\/\w+)?|sign-in|account)(?=\/|\?|$)/;

/**
 * The page that a request is about, as a path of this site: to switch the language, or to go on from. What a form
 * answers has an address that cannot be opened.
 */
export function pageToComeBackTo(method: string, url: string): string {
  if (method !== 'GET' && method !== 'HEAD') return PAGES.exec(url)?.[0] ?? '/';
  const page = new URL(url, 'http://any.invalid');
  page.searchParams.delete('language');
  return page.pathname + page.search;
}
