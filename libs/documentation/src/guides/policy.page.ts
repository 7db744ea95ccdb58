import type { Addresses, Policy } from '../addresses.js';
import { html } from '../html.js';
import type { PageContent } from '../pages/layout.js';
import { renderMarkdown } from './render-markdown.js';

/** What the operator wrote, in the frame of the other pages. */
export function policyPage({ path, title, text }: Policy, addresses: Addresses): PageContent {
  return {
    path,
    title,
    summary: title,
    body: html`<div class="prose">${renderMarkdown(text, addresses)}</div>`,
  };
}
