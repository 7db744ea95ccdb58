import { html, type Html } from '../html.js';
import { FIRST_GUIDE } from './guides.js';
import { type Guide, headingsOf } from './read-guides.js';
import { anchorOf, type GuideSite, inlineMarkdown, renderMarkdown } from './render-markdown.js';

export function guidePath(name: string): string {
  return name === FIRST_GUIDE ? '/docs' : `/docs/guides/${name}`;
}

/** Text of a guide, with links to the previous and the next one. */
export function guideBody(guides: readonly Guide[], guide: Guide, site: GuideSite): Html {
  const place = guides.indexOf(guide);
  return html`<p class="lead">${inlineMarkdown(guide.lead)}</p>
    ${contents(guide, 'fold')}
    <div class="prose">${renderMarkdown(guide.text, site)}</div>
    <nav class="neighbors" aria-label="Other guides">
      ${neighbor('Previous', guides[place - 1], site.base)} ${neighbor('Next', guides[place + 1], site.base)}
    </nav>`;
}

/** The table of contents, beside the text. */
export function guideAside(guide: Guide): Html {
  return html`<div class="contents">${contents(guide, 'list')}</div>`;
}

function contents({ text }: Guide, form: 'fold' | 'list'): Html {
  const headings = headingsOf(text);
  const list = html`<ul>
    ${headings.map(heading => html`<li><a href="#${anchorOf(heading)}">${heading.replaceAll('`', '')}</a></li>`)}
  </ul>`;
  return form === 'fold'
    ? html`<details class="on-this-page">
        <summary>On this page</summary>
        ${list}
      </details>`
    : html`<nav aria-labelledby="contents-title">
        <p id="contents-title">On this page</p>
        ${list}
      </nav>`;
}

function neighbor(label: string, guide: Guide | undefined, base: string): Html | readonly Html[] {
  if (guide === undefined) return [];
  return html`<a class="${label.toLowerCase()}" href="${base}${guidePath(guide.name)}"
    ><span>${label}</span>${guide.title}</a
  >`;
}
