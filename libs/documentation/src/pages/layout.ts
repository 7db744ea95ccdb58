import { icon, MARK } from '#libs/design';
import { html, Html } from '../html.js';
import { type NavigationGroup, navigationList } from './navigation.js';

/** Paths of what every page loads. */
export interface PageAssets {
  readonly style: string;
  readonly icon: string;
  readonly theme: string;
  readonly script: string;
  readonly searchIndex: string;
}

/** The parts that are the same on all pages of a service. */
export interface PageFrame {
  readonly base: string;
  readonly dashboardUrl: string;
  readonly assets: PageAssets;
}

export type Section = 'Guides' | 'Reference' | 'Changelog' | 'Errors' | 'Status' | '';

export interface PageContent {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly section: Section;
  readonly navigation: readonly NavigationGroup[];
  /** Names above the title: the section, then the group. */
  readonly crumbs: readonly string[];
  /** Follows the title, which the layout writes. */
  readonly body: Html;
  /** Beside the text where there is room for it. */
  readonly aside?: Html;
  readonly kind: 'guide' | 'reference';
}

const SECTIONS = [
  ['Guides', '/docs'],
  ['Reference', '/docs/reference'],
  ['Errors', '/errors'],
  ['Changelog', '/docs/changelog'],
  ['Status', '/status'],
] as const;

/** A whole page: readable without scripts, complete without styles. */
export function renderPage(frame: PageFrame, page: PageContent): string {
  const { base, assets } = frame;
  const links = navigationList(page.navigation, page.path, base);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${page.summary}" />
        <title>${page.title} – Board Game Catalog API</title>
        <link rel="icon" href="${base}${assets.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}${assets.style}" />
        <script src="${base}${assets.theme}"></script>
        <script src="${base}${assets.script}" type="module"></script>
        <link rel="service-desc" href="${base}/openapi.json" type="application/json" />
      </head>
      <body data-search="${base}${assets.searchIndex}" data-base="${base}">
        <a class="skip" href="#content">Skip to the content</a>
        ${pageHead(frame, page)}
        <details class="nav-bar">
          <summary>
            ${new Html(icon('menu'))}<span>${page.section === '' || page.section === page.title ? '' : `${page.section}: `}${page.title}</span>${new Html(icon('chevron'))}
          </summary>
          <nav aria-label="Pages">${sectionList(base, page.section)}${links}</nav>
        </details>
        <div class="columns ${page.kind}">
          <nav class="side" aria-label="Pages of ${page.section === '' ? 'the documentation' : page.section}">
            ${links}
          </nav>
          <main id="content" tabindex="-1">
            <div class="text">
              ${page.crumbs.length === 0 ? [] : html`<p class="crumbs">${page.crumbs.join(' / ')}</p>`}
              <h1>${page.title}</h1>
              ${page.body}
            </div>
            ${page.aside ?? []}
          </main>
        </div>
      </body>
    </html> `.text;
}

function pageHead({ base, dashboardUrl }: PageFrame, { section }: PageContent): Html {
  return html`<header class="top">
    <a class="brand" href="${base}/docs">${new Html(MARK)}<span>Board Game Catalog</span></a>
    <nav class="sections" aria-label="Sections">${sectionList(base, section)}</nav>
    <div class="search" role="search" hidden>
      ${new Html(icon('search'))}
      <input
        type="search"
        placeholder="Search the docs"
        aria-label="Search the docs"
        role="combobox"
        aria-expanded="false"
        aria-controls="found"
        aria-autocomplete="list"
        autocomplete="off"
        spellcheck="false"
      />
      <kbd aria-hidden="true">/</kbd>
      <div id="found" role="listbox" aria-label="Pages found" hidden></div>
      <p class="hidden-text" role="status"></p>
    </div>
    <button type="button" class="button quiet theme" aria-label="Dark colors" aria-pressed="false" hidden>
      ${new Html(icon('sun'))}${new Html(icon('moon'))}
    </button>
    <a class="button filled dashboard" href="${dashboardUrl}">Dashboard</a>
  </header>`;
}

function sectionList(base: string, current: string): Html {
  const items = SECTIONS.map(([title, path]) => {
    const mark = new Html(title === current ? ' aria-current="true"' : '');
    return html`<li><a href="${base}${path}" ${mark}>${title}</a></li>`;
  });
  return html`<ul>
    ${items}
  </ul>`;
}
