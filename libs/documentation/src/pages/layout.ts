import { icon, MARK } from '#libs/design';
import type { Addresses, Policy } from '../addresses.js';
import type { PageAssets } from '../assets/read-assets.js';
import { html, Html } from '../html.js';
import { type NavigationGroup, navigationList } from './navigation.js';

/** The parts that are the same on all pages of a service. */
export interface PageFrame {
  readonly addresses: Addresses;
  readonly assets: PageAssets;
  readonly policies: readonly Pick<Policy, 'path' | 'title'>[];
}

export interface PageContent {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly section?: Section;
  /** Links beside the text. */
  readonly navigation?: readonly NavigationGroup[];
  /** Names above the title: the section, then the group. */
  readonly crumbs?: readonly string[];
  /** Follows the title, which the layout writes. */
  readonly body: Html;
  /** Beside the text where there is room for it. */
  readonly aside?: Html;
  /** A guide has a wide text, a page of the reference a wide aside. */
  readonly kind?: 'guide' | 'reference';
}

const SECTIONS = [
  ['Guides', '/docs'],
  ['Reference', '/docs/reference'],
  ['Errors', '/errors'],
  ['Changelog', '/docs/changelog'],
  ['Status', '/status'],
] as const;
type Section = (typeof SECTIONS)[number][0];

/** A whole page: readable without scripts, complete without styles. */
export function renderPage(frame: PageFrame, page: PageContent): string {
  const { addresses, assets } = frame;
  const { base } = addresses;
  const { section, title, crumbs = [], kind = 'guide' } = page;
  const links = navigationList(page.navigation ?? [], page.path, base);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${page.summary}" />
        <title>${title} – Board Game Catalog API</title>
        <link rel="icon" href="${base}${assets.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}${assets.style}" />
        <script src="${base}${assets.theme}"></script>
        <script src="${base}${assets.script}" type="module"></script>
        <link rel="service-desc" href="${base}/openapi.json" type="application/json" />
      </head>
      <body
        data-search="${base}${assets.search}"
        data-search-index="${base}${assets.searchIndex}"
        data-base="${base}"
      >
        <a class="skip" href="#content">Skip to the content</a>
        ${pageHead(addresses, section)}
        <details class="nav-bar">
          <summary>
            ${new Html(icon('menu'))}<span>${section === undefined || section === title ? '' : `${section}: `}${title}</span>${new Html(icon('chevron'))}
          </summary>
          <nav aria-label="Pages">${sectionList(base, section)}${links}</nav>
        </details>
        <div class="columns ${kind}">
          <nav class="side" aria-label="Pages of ${section ?? 'the documentation'}">${links}</nav>
          <main id="content" tabindex="-1">
            <div class="text">
              ${crumbs.length === 0 ? [] : html`<p class="crumbs">${crumbs.join(' / ')}</p>`}
              <h1>${title}</h1>
              ${linkHeadings(page.body)}
            </div>
            ${page.aside ?? []}
          </main>
        </div>
        ${pageFoot(frame)}
      </body>
    </html> `.text;
}

/** The same markup, in which every heading, parameter and field that can be linked to is the link that leads to it. */
function linkHeadings({ text }: Html): Html {
  return new Html(
    text
      .replace(/<(h[23]) id="([^"]+)">([^]*?)<\/\1>/g, '<$1 id="$2"><a class="anchor" href="#$2">$3</a></$1>')
      .replace(
        /<dt id="([^"]+)">(\s*)(<code>[^]*?<\/code>)/g,
        '<dt id="$1">$2<a class="anchor" href="#$1">$3</a>',
      ),
  );
}

function pageHead({ base, dashboard }: Addresses, section: Section | undefined): Html {
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
    <a class="button filled dashboard" href="${dashboard}">Dashboard</a>
  </header>`;
}

function pageFoot({ addresses, policies }: PageFrame): Html | readonly Html[] {
  if (policies.length === 0) return [];
  return html`<footer class="foot">
    ${policies.map(({ path, title }) => html`<a href="${addresses.base}${path}">${title}</a>`)}
  </footer>`;
}

function sectionList(base: string, current: Section | undefined): Html {
  const items = SECTIONS.map(([title, path]) => {
    const mark = new Html(title === current ? ' aria-current="true"' : '');
    return html`<li><a href="${base}${path}" ${mark}>${title}</a></li>`;
  });
  return html`<ul>
    ${items}
  </ul>`;
}
