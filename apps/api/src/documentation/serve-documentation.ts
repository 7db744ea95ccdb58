import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readExamples, writeDocumentation } from '#libs/documentation';
import { serveStatic } from '#libs/service';
import { Site } from '../configuration/site.js';
import { CATALOG_CONNECTION, type CatalogConnection } from '../connections.js';
import { describeApi } from '../description/describe-api.js';
import { Readiness } from '../health/readiness.js';
import { FAULT_CODES } from '../parameters/parameter-faults.js';
import { PROBLEM_CODES, PROBLEM_KINDS, statusesOf } from '../problems/problem-kinds.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import { serveMissingPages } from './serve-missing-pages.js';

/**
 * Serves everything for people and tools that is outside the API and needs no key: almost all made once, and sent from
 * memory. The routes are Fastify's own.
 */
export async function serveDocumentation(nest: NestFastifyApplication): Promise<void> {
  const site = nest.get(Site, { strict: false });
  const server = nest.getHttpAdapter().getInstance();
  const examples = await readExamples(site);
  const problems = PROBLEM_CODES.map(code => {
    const { title, meaning, remedy } = PROBLEM_KINDS[code];
    return { code, statuses: statusesOf(PROBLEM_KINDS[code]), title, meaning, remedy };
  });
  const documentation = await writeDocumentation(
    describeApi(nest, site, examples),
    { problems, faultCodes: FAULT_CODES, examples: examples.problems },
    site,
  );
  for (const [path, file] of documentation.files) serveStatic(server, path, file);
  const readiness = nest.get(Readiness, { strict: false });
  const { generations } = nest.get<CatalogConnection>(CATALOG_CONNECTION, { strict: false });
  server.get('/status', async (_request, reply) =>
    reply
      .headers({ ...documentation.pageHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(
        documentation.renderStatus({
          report: await readiness.report(),
          generation: generations.currentIfKnown(),
          at: new Date(),
        }),
      ),
  );
  serveMissingPages(server, documentation, nest.get(ProblemWriter, { strict: false }));
}
