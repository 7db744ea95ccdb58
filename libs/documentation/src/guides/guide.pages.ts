import type { Addresses } from '../addresses.js';
import { html, type Html } from '../html.js';
import { contentsBeside, foldedContents, type Heading } from '../pages/contents.js';
import type { PageContent } from '../pages/layout.js';
import { type Guide, guidePath } from './guides.js';
import { anchorOf, inlineMarkdown, renderMarkdown } from './render-markdown.js';

/** One page for each guide, with links to the previous and the next one, and its contents beside it. */
export function guidePages(guides: readonly Guide[], addresses: Addresses): readonly PageContent[] {
  const navigation = Array.from(
    Map.groupBy(guides, ({ group }) => group),
    ([title, members]) => ({
      title,
      links: members.map(guide => ({ path: guidePath(guide.name), title: guide.title })),
    }),
  );
  return guides.map((guide, place) => {
    const headings = headingsOf(guide);
    return {
      path: guidePath(guide.name),
      title: guide.title,
      summary: guide.lead.replaceAll('`', ''),
      section: 'Guides',
      navigation,
      crumbs: ['Guides', guide.group],
      body: html`<p class="lead">${inlineMarkdown(guide.lead)}</p>
        ${foldedContents(headings)}
        <div class="prose">${renderMarkdown(guide.text, addresses)}</div>
        <nav class="neighbors" aria-label="Other guides">
          ${neighbor('Previous', guides[place - 1], addresses)}
          ${neighbor('Next', guides[place + 1], addresses)}
        </nav>`,
      aside: contentsBeside(headings),
    };
  });
}

export function changelogPage({ title, lead, text }: Guide, addresses: Addresses): PageContent {
  return {
    path: '/docs/changelog',
    title,
    summary: lead,
    section: 'Changelog',
    body: html`<p class="lead">${lead}</p>
      <div class="prose">${renderMarkdown(text, addresses)}</div>`,
  };
}

/** Of the second level. */
function headingsOf({ text }: Guide): readonly Heading[] {
  const outsideCode = text.replace(/^```[^]*?^```/gm, '');
  return Array.from(outsideCode.matchAll(/^## (.+)$/gm), ([, heading = '']) => ({
    id: anchorOf(heading),
    title: heading.replaceAll('`', ''),
  }));
}

function neighbor(label: string, guide: Guide | undefined, { base }: Addresses): Html | readonly Html[] {
  if (guide === undefined) return [];
  return html`<a class="${label.toLowerCase()}" href="${base}${guidePath(guide.name)}"
    ><span>${label}</span>${guide.title}</a
  >`;
}
