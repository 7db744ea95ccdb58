import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AdmissionOutcome,
  type CallerFacts,
  type Credentials,
  isQuotaRefunded,
  type LimitStatus,
  readCredentials,
} from '#libs/admission';
import { countHeaderLines } from '#libs/service';
import { traced } from '#libs/tracing';
import { Site } from '../configuration/site.js';
import { ADMISSION_CONNECTION, type AdmissionConnection } from '../connections.js';
import { Metrics } from '../metrics/metrics.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import type { RawQuery } from '../request/raw-query.js';
import { routeOf } from '../request/requested-route.js';
import { refusal } from './refusal.js';

/**
 * The admission check. It runs for everything under `/api/v1`, unknown paths and methods included, so that clients
 * cannot find out which paths exist without a key. A hook and not a guard, because Nest's guards run only for requests
 * that have a route.
 */
@Injectable()
export class AdmissionHook {
  private readonly decide = traced(
    'admission',
    (credentials: Credentials, from: CallerFacts) => this.store.admission.admit(credentials, from),
    () => 'failed',
  );

  constructor(
    @Inject(ADMISSION_CONNECTION) private readonly store: AdmissionConnection,
    private readonly site: Site,
    private readonly problems: ProblemWriter,
    private readonly metrics: Metrics,
  ) {}

  /**
   * `done` is called only for admitted requests. (After an async hook Fastify would continue by itself while a long
   * refusal is still being compressed.)
   */
  readonly admit = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!routeOf(request).isForApi) {
      done();
      return;
    }
    const { headers, raw } = request;
    const credentials = readCredentials(headers, countHeaderLines(raw.rawHeaders, 'authorization'));
    const { origin } = headers;
    // Once: behind a proxy it is worked out from a header each time that it is asked for.
    request.clientAddress = request.ip;
    this.decide(credentials, { origin, address: request.clientAddress }).then(outcome => {
      request.admission = outcome;
      this.metrics.countAdmission(outcome);
      if (outcome.kind === 'admitted') {
        done();
        return;
      }
      const { dashboardUrl } = this.site;
      const context = { query: request.query as RawQuery, origin, dashboardUrl };
      this.problems.send(refusal(outcome, context), request, reply);
    }, done);
  };
}

/** The limits of a valid key: of a request that was admitted, or stopped by one of them. */
type Limits = Extract<AdmissionOutcome, { readonly rate: unknown }>;

/** Adds the remaining limits of a valid key to the answer; not to a 5xx, whose quota unit is about to be refunded. */
export function showLimits(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  const { admission } = request;
  if (admission !== undefined && 'rate' in admission && reply.statusCode < 500)
    reply.headers(limitHeaders(afterRefund(admission, reply.statusCode)));
  done();
}

/** The limits after the quota unit is given back for an answer that does not count. */
function afterRefund(limits: Limits, status: number): Limits {
  if (limits.kind !== 'admitted' || !isQuotaRefunded(limits, status)) return limits;
  const { quota } = limits;
  return { ...limits, quota: { ...quota, remaining: quota.remaining + 1 } };
}

/**
 * The two fields of the IETF RateLimit draft. The month is left out when the store was unavailable, since the request
 * was not counted.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/11/
 */
function limitHeaders({ rate, quota }: Limits): Record<'ratelimit' | 'ratelimit-policy', string> {
  if (quota === undefined)
    return { 'ratelimit-policy': policy('second', rate), ratelimit: limit('second', rate) };
  return {
    'ratelimit-policy': `${policy('second', rate)}, ${policy('month', quota)}`,
    ratelimit: `${limit('second', rate)}, ${limit('month', quota)}`,
  };
}

function policy(name: string, { limit, windowSeconds }: LimitStatus): string {
  return `"${name}";q=${limit};w=${windowSeconds}`;
}

function limit(name: string, { remaining, resetSeconds }: LimitStatus): string {
  return `"${name}";r=${remaining};t=${resetSeconds}`;
}
