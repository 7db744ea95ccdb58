import { finished } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import {
  answerParserErrors,
  compressAnswer,
  type GuardOptions,
  guardServer,
  NO_ROUTE,
  Serving,
  type RefuseWork,
} from '#libs/service';
import { AdmissionHook, showLimits } from '../admission/admission.hook.js';
import { AnswerSender } from '../caching/answer-sender.js';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { ADMISSION_CONNECTION, type AdmissionConnection } from '../connections.js';
import { Metrics } from '../metrics/metrics.js';
import { handleConnectAndExpect, parserProblemAnswer } from '../problems/parser-errors.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import { CommonHeaders } from '../request/common-headers.js';
import { routeOf } from '../request/requested-route.js';
import { answerPreflight, applyCommonHeaders, isPreflight } from './apply-common-headers.js';
import { refuseUnknownRoutes } from './refuse-unknown-routes.js';
import { type EndedRequest, logRequest, recordUse } from './record-request.js';
import { RequestCompletion } from './request-completion.js';
import type { EarlyErrors } from './server.js';
import { Problem } from '../problems/problem.js';

/**
 * What happens before and after every controller: {@link addTo} is the whole list. These are hooks of the server because
 * Nest's guards and interceptors run after routing, and the key, the rate and the quota are checked before "no such path".
 */
@Injectable()
export class RequestHooks {
  /** Knows when every request is completed. */
  readonly completion = new RequestCompletion((request, reply, { aborted }) =>
    this.conclude({ request, reply, aborted, route: routeOf(request).pattern }),
  );

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
    @Inject(ADMISSION_CONNECTION) private readonly store: AdmissionConnection,
    private readonly serving: Serving,
    private readonly headers: CommonHeaders,
    private readonly admission: AdmissionHook,
    private readonly answers: AnswerSender,
    private readonly problems: ProblemWriter,
    private readonly metrics: Metrics,
  ) {}

  /** Adds the hooks in the order in which they run. Must be called before the first route is registered. */
  addTo(server: FastifyInstance): void {
    server.earlyErrors = this.earlyErrors();
    handleConnectAndExpect(server.server, this.problems);

    server.addHook('onRequest', this.completion.begin);
    server.addHook('onRequest', applyCommonHeaders(this.headers, this.problems));
    guardServer(server, this.guards());
    server.addHook('onRequest', this.admission.admit);
    server.addHook('onRequest', refuseUnknownRoutes(this.problems));
    server.addHook('onRequest', this.answers.sendKept);
    // Here Nest parses, calls the controller and writes what it returns.
    server.addHook('onSend', showLimits);
    server.addHook('onSend', compressAnswer);
    server.addHook('onSend', this.completion.answer);
    server.addHook('onResponse', this.completion.written);
    // The completion then calls `conclude`, once for every request.
  }

  private conclude(ended: EndedRequest): Promise<void> | undefined {
    const { admission, usage, requests } = this.store;
    const { request, reply, route } = ended;
    this.metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    logRequest(this.log, ended);
    recordUse(usage, requests, ended);
    return request.admission?.kind === 'admitted'
      ? admission.refund(request.admission, { status: reply.statusCode })
      : undefined;
  }

  private guards(): GuardOptions {
    const { config, log, metrics } = this;
    return {
      limits: config.limits,
      bodies: 'ignored',
      serving: this.serving,
      refuse: refuseWork(this.problems),
      warn: (about, message) => log.warn(about, message),
      metrics,
      metricsAddress: { host: config.http.host, port: config.http.metricsPort },
      // When they are concluded, which requests of clients that are gone are as well.
      measureRequests: 'elsewhere',
    };
  }

  /** The router and the parser call these instead of every hook. */
  private earlyErrors(): EarlyErrors {
    const { headers, log, problems } = this;
    return {
      unroutable: (error, request, reply) => {
        finished(reply.raw, failure =>
          logRequest(log, { request, reply, route: NO_ROUTE, aborted: failure instanceof Error }),
        );
        if (!isPreflight(request)) {
          problems.send(error, request, reply);
          return;
        }
        headers.set(request, reply);
        answerPreflight(request, reply);
      },
      unparsable: answerParserErrors(parserProblemAnswer(problems)),
    };
  }
}

/** An overload is over within moments, or when another process shares the work. */
const RETRY_SECONDS = '1';

/** Answers refused requests with 503. */
function refuseWork(problems: ProblemWriter): RefuseWork {
  return (_overload, request, reply) => {
    const problem = new Problem('service_unavailable', 'The service is overloaded. Try again shortly.', {
      headers: { 'retry-after': RETRY_SECONDS },
    });
    problems.send(problem, request, reply);
  };
}
