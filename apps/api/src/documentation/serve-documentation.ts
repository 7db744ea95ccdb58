import type { FastifyInstance } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#libs/config';
import { serveStatic, StaticFile } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import { Readiness } from '../health/readiness.js';
import { V1_DESCRIPTION } from '../request/api-path.js';
import { FAULT_CODES } from '../parameters/parameter-faults.js';
import { PROBLEM_CODES, PROBLEM_KINDS, statusesOf } from '../problems/problem-kinds.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import {
  readAssets,
  type Documentation,
  writeDocumentation,
  readExamples,
  llmsText,
  apiCatalog,
  securityText,
} from '#libs/documentation';
import { describeApi } from '../description/describe-api.js';
import { servePages } from './serve-pages.js';
import { Site } from '../configuration/site.js';

/**
 * Serves everything for people and tools that is outside the API and needs no key: almost all made once, and sent from
 * memory. The routes are Fastify's own.
 */
export async function serveDocumentation(nest: NestFastifyApplication): Promise<void> {
  const site = nest.get(Site, { strict: false });
  const config = nest.get<Config>(CONFIG, { strict: false });
  const server = nest.getHttpAdapter().getInstance();
  const examples = await readExamples(site);
  const description = describeApi(nest, site, examples);
  const problems = PROBLEM_CODES.map(code => {
    const { title, meaning, remedy } = PROBLEM_KINDS[code];
    return { code, statuses: statusesOf(PROBLEM_KINDS[code]), title, meaning, remedy };
  });
  const documentation = await writeDocumentation(
    { description, problems, faultCodes: FAULT_CODES, examples },
    site,
  );
  for (const path of ['/openapi.json', V1_DESCRIPTION]) serveStatic(server, path, json(description));
  serveForTools(server, site, documentation, config.http.securityContact);
  servePages(server, site, documentation, {
    assets: await readAssets(),
    problems: nest.get(ProblemWriter, { strict: false }),
    readiness: nest.get(Readiness, { strict: false }),
  });
}

function serveForTools(
  server: FastifyInstance,
  { publicUrl }: Site,
  { guides, operations }: Documentation,
  securityContact: string | undefined,
): void {
  serveStatic(server, '/robots.txt', text('User-agent: *\nDisallow: /api/\n'));
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
