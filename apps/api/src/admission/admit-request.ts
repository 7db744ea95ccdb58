import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, readCredentials } from '#libs/admission';
import { countHeaderLines } from '#libs/service';
import type { Metrics } from '../metrics/metrics.js';
import type { VerifiedKeys } from './verified-keys.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { isForApi } from '../request/api-path.js';
import type { RawQuery } from '../request/raw-query.js';
import { refusal } from './refusal.js';

export interface AdmissionDependencies {
  readonly admission: Admission;
  readonly problems: ProblemWriter;
  readonly verified: VerifiedKeys;
  readonly metrics: Metrics;
  /** Where keys are made. */
  readonly dashboardUrl: string;
}

/**
 * The admission check. It runs for everything under `/api/v1`, unknown paths and methods included, so that clients
 * cannot find out which paths exist without a key. A hook and not a guard, because Nest's guards run only for requests
 * that have a route.
 *
 * `done` is called only for admitted requests. (After an async hook Fastify would continue by itself while a long
 * refusal is still being compressed.)
 */
export function admitRequest({
  admission,
  problems,
  verified,
  metrics,
  dashboardUrl,
}: AdmissionDependencies) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForApi(request)) {
      done();
      return;
    }
    const { headers, raw } = request;
    const credentials = readCredentials(headers, countHeaderLines(raw.rawHeaders, 'authorization'));
    admission.admit(credentials).then(outcome => {
      metrics.countAdmission(outcome.kind);
      if ('rate' in outcome) request.rateLimitStatus = outcome;
      else if ('keyId' in outcome) request.refusedKey = outcome;
      verified.learn(outcome);
      if (outcome.kind === 'admitted') done();
      else
        problems.send(refusal(outcome, { query: request.query as RawQuery, dashboardUrl }), request, reply);
    }, done);
  };
}
