import type { PageContent } from '../pages/layout.js';

/** What the search of the documentation knows about a page, or about a part of it. */
export interface SearchEntry {
  readonly title: string;
  /** Empty for the page itself. */
  readonly heading: string;
  readonly section: string;
  readonly url: string;
  readonly text: string;
}

/** The text of all pages, one entry for each heading. */
export function searchEntries(pages: readonly PageContent[]): readonly SearchEntry[] {
  return pages.flatMap(({ title, summary, section = '', path, body }) => {
    const [, ...parts] = body.text.split(/<h2 id="/);
    const whole = {
      title,
      section,
      url: path,
      heading: '',
      text: `${summary} ${plainText(body.text.split('<h2')[0] ?? '')}`,
    };
    return [whole, ...parts.map(part => ({ ...entryOf(part, path), title, section }))];
  });
}

function entryOf(part: string, path: string): { heading: string; url: string; text: string } {
  const [, id = '', heading = '', rest = ''] = /^([^"]*)"[^>]*>([^]*?)<\/h2>([^]*)$/.exec(part) ?? [];
  return { heading: plainText(heading), url: `${path}#${id}`, text: plainText(rest) };
}

function plainText(markup: string): string {
  return markup
    .replace(/<(?:fieldset|svg|form)[^]*?<\/(?:fieldset|svg|form)>/g, ' ')
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
