import { StaticFile } from '#libs/service';
import { addressesOf, type Site } from './addresses.js';
import { readAssets } from './assets/read-assets.js';
import { type DescribedErrors, errorPages } from './errors/error.pages.js';
import { changelogPage, guidePages } from './guides/guide.pages.js';
import { readGuide, readGuides } from './guides/guides.js';
import { policyPage } from './guides/policy.page.js';
import { type PageContent, renderPage } from './pages/layout.js';
import { notFoundPage } from './pages/not-found.page.js';
import { pageHeaders } from './pages/page-headers.js';
import { type ServiceStatus, statusPage } from './pages/status.page.js';
import { readReference } from './reference/reference.js';
import { referencePages } from './reference/reference.pages.js';
import { searchEntries } from './tools/search-index.js';
import { filesForTools } from './tools/files-for-tools.js';

/** Everything that readers and their tools are sent. */
export interface Documentation {
  /** What is the same for every request, by path. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Path in front of every path: what a proxy adds, or nothing. */
  readonly base: string;
  /** Header fields of the two pages below. */
  readonly pageHeaders: Readonly<Record<string, string>>;
  /** For browsers, at an address without a page. */
  readonly notFound: string;
  /** Whether the service works, for people. */
  renderStatus(status: ServiceStatus): string;
}

/** Makes all pages once: guides from Markdown, the reference from the description, one page for each error code. */
export async function writeDocumentation(
  /** OpenAPI 3.1. */
  description: object,
  errors: DescribedErrors,
  site: Site,
): Promise<Documentation> {
  const addresses = addressesOf(site);
  const [guides, changelog] = await Promise.all([
    readGuides(addresses),
    readGuide('changelog', 'Changelog', addresses),
  ]);
  const reference = readReference(description);
  const pages = [
    ...guidePages(guides, addresses),
    changelogPage(changelog, addresses),
    ...referencePages(reference, addresses),
    ...errorPages(errors, addresses),
    ...site.policies.map(policy => policyPage(policy, addresses)),
  ];
  const { paths, files } = await readAssets(JSON.stringify(searchEntries(pages)));
  const headers = pageHeaders(site.publicUrl);
  const render = (page: PageContent) =>
    renderPage({ addresses, assets: paths, policies: site.policies }, page);
  const pageFiles = pages.map(page => {
    const file = new StaticFile(render(page), { contentType: 'text/html; charset=utf-8', headers });
    return [page.path, file] as const;
  });
  return {
    files: new Map([
      ...files,
      ...filesForTools(description, guides, reference.operations, site),
      ...pageFiles,
      ...pageFiles.filter(([path]) => path === '/docs').map(([, file]) => ['/', file] as const),
    ]),
    base: addresses.base,
    pageHeaders: headers,
    notFound: render(notFoundPage(addresses)),
    renderStatus: status => render(statusPage(status, addresses)),
  };
}
