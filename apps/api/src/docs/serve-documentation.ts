import type { FastifyInstance } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#libs/config';
import { HashedFile, serveStatic, StaticFile } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import { V1_DESCRIPTION } from '../lifecycle/api-path.js';
import { type Assets, ASSETS_PATH, readAssets } from './assets/read-assets.js';
import { pageHeaders } from './content-policy.js';
import { describeApi } from './describe-api.js';
import { type Documentation, writeDocumentation } from './documentation.js';
import { readExamples } from './examples/recorded-examples.js';
import { type PageFrame, renderPage } from './pages/layout.js';
import { basePath } from './pages/site-paths.js';
import { Site } from './site.js';
import { llmsText } from './tools/llms-text.js';
import { searchEntries } from './tools/search-index.js';
import { apiCatalog, securityText } from './tools/well-known.js';

/**
 * Serves everything for people and tools that is outside the API and needs no key: made once, sent from memory. The
 * routes are Fastify's own, because nothing in them depends on a request.
 */
export async function serveDocumentation(nest: NestFastifyApplication): Promise<void> {
  const site = nest.get(Site, { strict: false });
  const config = nest.get<Config>(CONFIG, { strict: false });
  const server = nest.getHttpAdapter().getInstance();
  const examples = await readExamples(site);
  const description = describeApi(nest, site, examples);
  const documentation = await writeDocumentation(description, site, examples);
  for (const path of ['/openapi.json', V1_DESCRIPTION]) serveStatic(server, path, json(description));
  serveForTools(server, site, documentation, config.http.securityContact);
  servePages(server, site, documentation, await readAssets());
}

function servePages(server: FastifyInstance, site: Site, { pages }: Documentation, assets: Assets): void {
  const index = new HashedFile('search.json', JSON.stringify(searchEntries(pages)));
  for (const { name, file } of [...files(assets), index]) serveStatic(server, `${ASSETS_PATH}/${name}`, file);
  const frame: PageFrame = {
    base: basePath(site),
    dashboardUrl: site.dashboardUrl,
    assets: {
      style: `${ASSETS_PATH}/${assets.style.name}`,
      icon: `${ASSETS_PATH}/${assets.icon.name}`,
      theme: `${ASSETS_PATH}/${assets.theme.name}`,
      script: `${ASSETS_PATH}/${assets.script.name}`,
      searchIndex: `${ASSETS_PATH}/${index.name}`,
    },
  };
  const headers = pageHeaders(site.publicUrl);
  for (const page of pages) {
    const file = new StaticFile(renderPage(frame, page), {
      contentType: 'text/html; charset=utf-8',
      headers,
    });
    serveStatic(server, page.path, file);
    if (page.path === '/docs') serveStatic(server, '/', file);
  }
}

function files({ style, icon, theme, script, fonts }: Assets): readonly HashedFile[] {
  return [style, icon, theme, script, ...fonts];
}

function serveForTools(
  server: FastifyInstance,
  { publicUrl }: Site,
  { guides, operations }: Documentation,
  securityContact: string | undefined,
): void {
  serveStatic(server, '/llms.txt', text(llmsText(publicUrl, guides, operations)));
  for (const { name, title, lead, text: body } of guides)
    serveStatic(server, `/docs/guides/${name}.md`, text(`# ${title}\n\n${lead}\n\n${body}`, 'text/markdown'));
  serveStatic(server, '/.well-known/api-catalog', apiCatalog(publicUrl));
  if (securityContact !== undefined)
    serveStatic(server, '/.well-known/security.txt', securityText(publicUrl, securityContact, new Date()));
}

function text(content: string, type = 'text/plain'): StaticFile {
  return new StaticFile(content, { contentType: `${type}; charset=utf-8` });
}

function json(content: object): StaticFile {
  return new StaticFile(JSON.stringify(content), { contentType: 'application/json; charset=utf-8' });
}
