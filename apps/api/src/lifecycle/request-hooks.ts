import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Log } from '#libs/log';
import type { Config } from '#libs/config';
import { compressAnswer, guardServer, Serving } from '#libs/service';
import { admitRequest } from '../admission/admit-request.js';
import { showLimits } from '../admission/show-limits.js';
import { VerifiedKeys } from '../admission/verified-keys.js';
import { CatalogGenerations } from '#libs/catalog';
import { AnswerCache } from '../caching/answer-cache.js';
import { answerFromMemory } from '../caching/answer-from-memory.js';
import { Freshness } from '../caching/freshness.js';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { ADMISSION_CONNECTION, type AdmissionConnection } from '../connections.js';
import { Site } from '../configuration/site.js';
import { Metrics } from '../metrics/metrics.js';
import { handleConnectAndExpect } from '../problems/parser-errors.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import { accessLog } from './access-log.js';
import { applyCommonHeaders } from './apply-common-headers.js';
import { findRoute, recognizePath } from './find-route.js';
import { recordUse } from './record-use.js';
import { refuseWork } from './refuse-work.js';
import { RequestCompletion } from './request-completion.js';
import { RouteTable } from './route-table.js';

/**
 * What happens before and after every controller. These are hooks of the server because Nest's guards and interceptors
 * run after routing, and the key, the rate and the quota are checked before "no such path".
 */
@Injectable()
export class RequestHooks {
  /** Knows when every request is completed. */
  readonly completion: RequestCompletion;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
    @Inject(ADMISSION_CONNECTION) private readonly admission: AdmissionConnection,
    private readonly problems: ProblemWriter,
    private readonly freshness: Freshness,
    private readonly cache: AnswerCache,
    private readonly generations: CatalogGenerations,
    private readonly serving: Serving,
    private readonly verified: VerifiedKeys,
    private readonly metrics: Metrics,
    private readonly site: Site,
  ) {
    const logAnswer = accessLog(log);
    const record = recordUse(admission.usage, admission.requests);
    this.completion = new RequestCompletion((request, reply, end) => {
      metrics.observe(request, reply);
      logAnswer(request, reply, end);
      record(request, reply);
      const { rateLimitStatus: limits } = request;
      return limits?.kind === 'admitted'
        ? admission.admission.refund(limits, { status: reply.statusCode })
        : undefined;
    });
  }

  /** Adds the hooks in the order in which they run. Must be called before the first route is registered. */
  addTo(server: FastifyInstance): void {
    const { log, problems, serving, cache, generations, metrics } = this;
    const { freshness, verified } = this;
    const { dashboardUrl } = this.site;
    const { admission } = this.admission;
    handleConnectAndExpect(server.server, problems);

    server.addHook('onRequest', this.completion.begin);
    server.addHook('onRequest', applyCommonHeaders(problems));
    const guards = guardServer(server, {
      limits: this.config.limits,
      bodies: 'ignored',
      serving,
      refuse: refuseWork(problems),
      warn: (about, message) => log.warn(about, message),
      onRefusal: reason => metrics.countRefusal(reason),
      onOverload: reason => metrics.countShed(reason),
    });
    metrics.watch({ ...guards, cache });
    server.addHook('onRequest', recognizePath(new RouteTable(server)));
    server.addHook('onRequest', admitRequest({ admission, problems, verified, metrics, dashboardUrl }));
    server.addHook('onRequest', findRoute(problems));
    server.addHook('onRequest', answerFromMemory(generations, cache, freshness));

    server.addHook('onSend', showLimits);
    server.addHook('onSend', compressAnswer);
    server.addHook('onSend', this.completion.answer);
    server.addHook('onResponse', this.completion.written);
  }
}
