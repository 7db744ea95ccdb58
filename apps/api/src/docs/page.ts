import { hash } from 'node:crypto';
import { StaticFile } from '#libs/service';
import { pageHeaders, policyOfPage } from './content-policy.js';
import { html, Html } from './html.js';
import { PAGE_STYLE } from './page-style.js';

/** Apart from the template, so that not a space is added to what was hashed. */
const STYLE = new Html(`<style>${PAGE_STYLE}</style>`);
const HEADERS = pageHeaders(policyOfPage(`sha256-${hash('sha256', PAGE_STYLE, 'base64')}`));

/** One page: no script, no third party, readable without its style. */
export function page(title: string, content: Html): StaticFile {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
  return new StaticFile(text, { contentType: 'text/html; charset=utf-8', headers: HEADERS });
}
