import {
  type DescribedProblem,
  errorBody,
  errorIndexBody,
  errorNavigation,
  type FaultCodes,
} from './errors/error.pages.js';
import { guideAside, guideBody, guidePath } from './guides/guide.page.js';
import { type Guide, readGuide, readGuides } from './guides/read-guides.js';
import { renderMarkdown } from './guides/render-markdown.js';
import { html } from './html.js';
import type { RecordedExamples } from './examples/recorded-examples.js';
import type { PageContent } from './pages/layout.js';
import { apiUrl, basePath, type Site } from './pages/site-paths.js';
import { Description } from './reference/description.js';
import { type Operation, readOperations } from './reference/operation.js';
import { operationAside, operationBody } from './reference/operation.page.js';
import { referenceIndexBody } from './reference/reference-index.page.js';

/** All documentation for people, before it is rendered as pages. */
export interface Documentation {
  readonly pages: readonly PageContent[];
  readonly guides: readonly Guide[];
  readonly operations: readonly Operation[];
}

/** What pages are made from, besides the guides. */
export interface DocumentationSource {
  /** The OpenAPI description, from which the reference is made. */
  readonly description: object;
  readonly problems: readonly DescribedProblem[];
  readonly faultCodes: FaultCodes;
  readonly examples: RecordedExamples;
}

/** Writes all pages: guides from Markdown, the reference from the OpenAPI description, errors from the list of problems. */
export async function writeDocumentation(source: DocumentationSource, site: Site): Promise<Documentation> {
  const description = new Description(source.description);
  const operations = readOperations(description);
  const addresses = {
    api: apiUrl(site),
    dashboard: site.dashboardUrl,
    errors: site.errorsUrl,
    site: site.publicUrl,
  };
  const guides = await readGuides(addresses);
  const pages = [
    ...guidePages(guides, site),
    await changelogPage(),
    ...referencePages(description, operations, site),
    ...errorPages(source, site),
  ];
  return { pages, guides, operations };
}

function guidePages(guides: readonly Guide[], site: Site): readonly PageContent[] {
  const navigation = Array.from(
    Map.groupBy(guides, ({ group }) => group),
    ([title, members]) => ({
      title,
      links: members.map(guide => ({ path: guidePath(guide.name), title: guide.title })),
    }),
  );
  const guideSite = { base: basePath(site), apiUrl: apiUrl(site) };
  return guides.map(guide => ({
    path: guidePath(guide.name),
    title: guide.title,
    summary: guide.lead.replaceAll('`', ''),
    section: 'Guides',
    kind: 'guide',
    navigation,
    crumbs: ['Guides', guide.group],
    body: guideBody(guides, guide, guideSite),
    aside: guideAside(guide),
  }));
}

async function changelogPage(): Promise<PageContent> {
  const { title, lead, text } = await readGuide('changelog', 'Changelog');
  return {
    path: '/docs/changelog',
    title,
    summary: lead,
    section: 'Changelog',
    kind: 'guide',
    navigation: [],
    crumbs: [],
    body: html`<p class="lead">${lead}</p>
      <div class="prose">${renderMarkdown(text)}</div>`,
  };
}

function referencePages(
  description: Description,
  operations: readonly Operation[],
  site: Site,
): readonly PageContent[] {
  const reference = { description, base: basePath(site), apiUrl: apiUrl(site) };
  const groups = Array.from(
    Map.groupBy(operations, ({ tag }) => tag),
    ([title, members]) => ({
      title,
      links: members.map(({ slug, title: name }) => ({
        path: `/docs/reference/${slug}`,
        title: name,
        method: 'GET',
      })),
    }),
  );
  const navigation = [
    { title: 'Basics', links: [{ path: '/docs/reference', title: 'Overview' }] },
    ...groups,
  ];
  const shared = { section: 'Reference', kind: 'reference', navigation } as const;
  return [
    {
      ...shared,
      kind: 'guide',
      path: '/docs/reference',
      title: 'Reference',
      summary: 'Every operation, parameter, header and response of the API.',
      crumbs: [],
      body: referenceIndexBody(description, operations, basePath(site)),
    },
    ...operations.map(operation => ({
      ...shared,
      path: `/docs/reference/${operation.slug}`,
      title: operation.title,
      summary: operation.description.split(/(?<=\.)\s/)[0] ?? operation.title,
      crumbs: ['Reference', operation.tag],
      body: operationBody(reference, operation),
      aside: operationAside(reference, operation),
    })),
  ];
}

function errorPages(
  { problems, faultCodes, examples }: DocumentationSource,
  site: Site,
): readonly PageContent[] {
  const places = { base: basePath(site), apiUrl: apiUrl(site), dashboardUrl: site.dashboardUrl };
  const shared = { section: 'Errors', kind: 'guide', navigation: errorNavigation(problems) } as const;
  return [
    {
      ...shared,
      path: '/errors',
      title: 'Errors',
      summary: 'What each error code means, and what to do about it.',
      crumbs: [],
      body: errorIndexBody(problems, places),
    },
    ...problems.map(problem => ({
      ...shared,
      path: `/errors/${problem.code}`,
      title: problem.title,
      summary: problem.meaning,
      crumbs: ['Errors'],
      body: errorBody(problem, examples.problems[problem.code] ?? [], faultCodes, places),
    })),
  ];
}
