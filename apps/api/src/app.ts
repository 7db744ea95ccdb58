import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Catalog, CursorCodec } from '#libs/catalog';
import type { Config } from '#libs/config';
import { createLog, FrameworkLog } from '#libs/log';
import { ConnectionGuard, LoadMonitor, type Refusal, RepeatedWarning, Serving } from '#libs/service';
import { AppModule } from './app.module.js';
import { composeAdmission } from './compose-admission.js';
import { composeCatalog } from './compose-catalog.js';
import { cursorSecrets } from './cursor-secrets.js';
import { serveDocumentation } from './docs/serve-documentation.js';
import { Site } from './docs/site.js';
import { Readiness } from './health/readiness.js';
import { VerifiedKeys } from './health/verified-keys.js';
import { addHooks } from './hooks.js';
import { AnswerCache } from './caching/answer-cache.js';
import { AnswerWriter } from './caching/answer-writer.js';
import { EntityTags } from './caching/entity-tags.js';
import { StrictQueryPipe } from './parameters/strict-query.pipe.js';
import { ProblemWriter } from './problems/problem-writer.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { createServer } from './lifecycle/server.js';
import { commonHeaders } from './lifecycle/common-headers.js';
import { accessLog } from './lifecycle/access-log.js';
import { Metrics } from './metrics/metrics.js';
import type { Parts } from './parts.js';
import { RunningApp } from './running-app.js';

/**
 * The only way to build the API, for the process and for tests.
 * @param given parts that stand in for those the configuration would compose
 */
export async function createApp(config: Config, given: Partial<Parts> = {}): Promise<RunningApp> {
  const log = given.log ?? createLog(config.logLevel);
  const catalog = given.catalog ?? (await composeCatalog(config, log));
  const admission = given.admission ?? (await composeAdmission(config, log));
  const secrets = await cursorSecrets(config, log);
  const { publicUrl, errorsUrl } = config.http;

  const serving = new Serving();
  const { trustedProxies } = config.http;
  const refusals = new RepeatedWarning<Refusal>((times, reason) =>
    log.warn({ reason, times }, 'connections were refused or ended'),
  );
  const guard: ConnectionGuard = new ConnectionGuard({ ...config.limits, trustedProxies }, reason => {
    refusals.add(reason);
    metrics.countRefusal(reason);
  });
  const load = new LoadMonitor(config.limits, () => guard.isAtUnsentLimit);
  const cache = new AnswerCache(catalog.generations, config.limits.answerCacheBytes);
  const metrics: Metrics = new Metrics({ guard, load, cache });
  const problems = new ProblemWriter(errorsUrl, commonHeaders(publicUrl), log);
  const tags = new EntityTags(catalog.generations, secrets[0]);
  const site = new Site(publicUrl, errorsUrl);
  const verified = new VerifiedKeys();

  const logAnswer = accessLog(log);
  const server = createServer({ problems, logAnswer, guard, trustedProxies });
  const ends = addHooks(server, {
    log,
    logAnswer,
    admission,
    problems,
    tags,
    serving,
    load,
    verified,
    metrics,
  });
  const module = AppModule.providing({
    catalog: new Catalog(catalog.search, catalog.generations, new CursorCodec(secrets)),
    generations: catalog.generations,
    cache,
    writer: new AnswerWriter(tags, publicUrl),
    readiness: new Readiness(serving, catalog, admission, verified),
  });
  const nest = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(server), {
    logger: new FrameworkLog(log),
    abortOnError: false,
    bodyParser: false,
  });
  nest.useGlobalPipes(new StrictQueryPipe());
  nest.useGlobalFilters(new ProblemFilter(problems));
  await serveDocumentation(nest, site);
  await nest.init();
  await server.ready();
  return new RunningApp(config, nest, { log, catalog, admission }, serving, metrics, ends);
}
