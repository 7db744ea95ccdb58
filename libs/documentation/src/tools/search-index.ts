import type { PageContent } from '../pages/layout.js';
import { SEARCH_KEYWORDS } from './search-keywords.js';

/** What the search of the documentation knows about a page, or about a part of it. */
export interface SearchEntry {
  readonly title: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly section: string;
  readonly url: string;
  readonly text: string;
  /** What readers type for what the page calls otherwise. */
  readonly keywords: string;
}

/**
 * The text of all pages: one entry for each page, each heading, and each parameter or field. What many pages say alike is
 * there once.
 * @throws when there are keywords for an address that no page has
 */
export function searchEntries(pages: readonly PageContent[]): readonly SearchEntry[] {
  const entries = pages.flatMap(({ title, summary, section = '', path, body }) => {
    const [, ...parts] = body.text.replace(/<section[^]*?<\/section>/g, '').split(/<h2 id="/);
    const whole = {
      title,
      section,
      url: path,
      heading: '',
      text: `${summary} ${plainText(body.text.split('<h2')[0] ?? '')}`,
    };
    const headings = parts.map(part => ({ ...entryOf(withoutTerms(part), path), title, section }));
    const terms = termsOf(body.text).map(({ id, ...term }) => ({
      ...term,
      title,
      section,
      url: `${path}#${id}`,
    }));
    return [whole, ...headings, ...terms];
  });
  const seen = new Set<string>();
  const addresses = new Set(entries.map(({ url }) => url));
  const unknown = Object.keys(SEARCH_KEYWORDS).filter(url => !addresses.has(url));
  if (unknown.length > 0)
    throw new Error(`no page has the addresses ${unknown.join(', ')} of search-keywords.ts`);
  return entries
    .filter(({ heading, text, url }) => {
      const said = url.includes('#field-') || url.includes('#parameter-') ? `${heading} ${text}` : url;
      return !seen.has(said) && seen.add(said);
    })
    .map(entry => ({ ...entry, keywords: SEARCH_KEYWORDS[entry.url] ?? '' }));
}

/** Parameters, fields and header fields: a result leads to the one that it names. */
function termsOf(markup: string): readonly { id: string; heading: string; text: string }[] {
  return [...markup.matchAll(/<dt id="([^"]+)">([^]*?)<\/dt>\s*<dd>([^]*?)(?:<details|<\/dd>)/g)].map(
    ([, id = '', term = '', meaning = '']) => ({
      id,
      heading: plainText(/<code>([^]*?)<\/code>/.exec(term)?.[1] ?? ''),
      text: plainText(meaning),
    }),
  );
}

/** Lists in lists included: what is after the last one is a paragraph at most. */
const withoutTerms = (markup: string) => markup.replace(/<dl\b[^]*<\/dl>/g, ' ');

function entryOf(part: string, path: string): { heading: string; url: string; text: string } {
  const [, id = '', heading = '', rest = ''] = /^([^"]*)"[^>]*>([^]*?)<\/h2>([^]*)$/.exec(part) ?? [];
  return { heading: plainText(heading), url: `${path}#${id}`, text: plainText(rest) };
}

function plainText(markup: string): string {
  return markup
    .replace(/<(fieldset|svg|form|button)\b[^]*?<\/\1>/g, ' ')
    .replace(/<\/?(?:span|code|em|strong|a|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(
      /&(lt|gt|quot|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
