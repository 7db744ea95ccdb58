import { html, Html } from './html.js';
import { PAGE_STYLE } from './page-style.js';

/** One page: no script, no third party, readable without its style. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `.text;
}
