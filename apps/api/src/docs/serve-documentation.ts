import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveStatic, StaticFile } from '#libs/service';
import { V1_DESCRIPTION } from '../lifecycle/api-path.js';
import { PROBLEM_CODES } from '../problems/problem-catalogue.js';
import { describeApi } from './describe-api.js';
import { errorIndexPage, errorPage } from './error.pages.js';
import { Site } from './site.js';
import { startPage } from './start.page.js';
import { swaggerUi } from './swagger-ui.js';

/**
 * Everything for people and tools, outside the API and without a key: made once, sent from memory. Its routes are
 * Fastify's own, because nothing in them depends on a request.
 */
export async function serveDocumentation(nest: NestFastifyApplication): Promise<void> {
  const site = nest.get(Site, { strict: false });
  const server = nest.getHttpAdapter().getInstance();
  const description = new StaticFile(JSON.stringify(describeApi(nest, site)), {
    contentType: 'application/json; charset=utf-8',
  });
  const files = new Map<string, StaticFile>([
    ['/', startPage(site)],
    ['/openapi.json', description],
    [V1_DESCRIPTION, description],
    ...(await swaggerUi(site.publicUrl)),
    ['/errors', errorIndexPage()],
    ...PROBLEM_CODES.map(code => [`/errors/${code}`, errorPage(code)] as const),
  ]);
  for (const [path, file] of files) serveStatic(server, path, file);
}
