import type { FastifyInstance } from 'fastify';
import { HashedFile, serveStatic, StaticFile } from '#libs/service';
import type { Readiness } from '../health/readiness.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import {
  type Assets,
  ASSETS_PATH,
  pageHeaders,
  type Documentation,
  type PageFrame,
  renderPage,
  notFoundPage,
  basePath,
  statusPage,
  searchEntries,
} from '#libs/documentation';
import { serveMissingPages } from './serve-missing-pages.js';
import type { Site } from '../configuration/site.js';

export interface PageParts {
  readonly assets: Assets;
  readonly problems: ProblemWriter;
  readonly readiness: Readiness;
}

const PAGE = 'text/html; charset=utf-8';

/** Serves everything for people: pages made once, and those that depend on the request. */
export function servePages(
  server: FastifyInstance,
  site: Site,
  { pages }: Documentation,
  { assets, problems, readiness }: PageParts,
): void {
  const frame = serveAssets(
    server,
    site,
    assets,
    new HashedFile('search.json', JSON.stringify(searchEntries(pages))),
  );
  const { base } = frame;
  const headers = pageHeaders(site.publicUrl);
  for (const page of pages) {
    const file = new StaticFile(renderPage(frame, page), { contentType: PAGE, headers });
    serveStatic(server, page.path, file);
    if (page.path === '/docs') serveStatic(server, '/', file);
  }
  server.get('/status', async (_request, reply) => {
    const page = statusPage(await readiness.report(), new Date(), base);
    return reply
      .headers({ ...headers, 'content-type': PAGE, 'cache-control': 'no-store' })
      .send(renderPage(frame, page));
  });
  const paths = new Set(pages.map(({ path }) => path));
  serveMissingPages(server, { paths, base, page: renderPage(frame, notFoundPage(base)), headers, problems });
}

/** @returns the frame of pages that load these files */
function serveAssets(
  server: FastifyInstance,
  site: Site,
  { style, icon, theme, script, fonts, favicon }: Assets,
  searchIndex: HashedFile,
): PageFrame {
  const pathOf = ({ name }: HashedFile) => `${ASSETS_PATH}/${name}`;
  for (const asset of [style, icon, theme, script, ...fonts, searchIndex])
    serveStatic(server, pathOf(asset), asset.file);
  serveStatic(server, '/favicon.ico', favicon);
  return {
    base: basePath(site),
    dashboardUrl: site.dashboardUrl,
    assets: {
      style: pathOf(style),
      icon: pathOf(icon),
      theme: pathOf(theme),
      script: pathOf(script),
      searchIndex: pathOf(searchIndex),
    },
  };
}
