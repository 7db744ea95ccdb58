import { Marked, type Tokens } from 'marked';
import { icon } from '#libs/design';
import type { Addresses } from '../addresses.js';
import { answerPanel, codePanel } from '../code/code-panel.js';
import type { CodeLanguage } from '../code/highlight.js';
import { parseRequest, requestSamples } from '../code/request-samples.js';
import { html, Html } from '../html.js';

/** Label of a panel by the language of its code. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  text: 'Text',
  ts: 'Client',
};

/**
 * Markdown of this project as markup. A block ```` ```request ```` becomes samples in every language (with `mistyped` behind
 * it, samples of a mistake), a block ```` ```json 200 ```` the response to it. Markup in the text is shown as text.
 */
export function renderMarkdown(text: string, addresses: Addresses): Html {
  return new Html(parser(addresses).parse(text, { async: false }));
}

/** A sentence or two: links, emphasis and code, no paragraphs. */
export function inlineMarkdown(text: string): Html {
  return new Html(parser({ base: '', api: '' }).parseInline(text, { async: false }));
}

/** The fragment of an address that leads to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function parser({ base, api }: Pick<Addresses, 'api' | 'base'>): Marked {
  let panels = 0;
  return new Marked({
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => html`${text}`.text,
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = href.startsWith('/') ? base + href : href;
        return html`<a href="${address}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row
            .map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0] ?? ''}>`)
            .join('');
        const rows = token.rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="table" role="group" tabindex="0" aria-label="Table"><table><thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
      blockquote({ tokens }: Tokens.Blockquote) {
        return `<aside class="note">${icon('info')}<div>${this.parser.parse(tokens)}</div></aside>`;
      },
      code({ text, lang = 'text' }: Tokens.Code) {
        panels++;
        const [language = 'text', status] = lang.split(' ');
        if (language === 'request')
          return codePanel(
            'Language of the sample',
            `sample-${panels}`,
            requestSamples({ ...parseRequest(text), isMistyped: status === 'mistyped' }, api),
          ).text;
        if (status !== undefined) return answerPanel(status, text, language as CodeLanguage).text;
        const label = LABELS[language] ?? language;
        return codePanel(label, `code-${panels}`, [{ label, language: language as CodeLanguage, code: text }])
          .text;
      },
    },
  });
}
