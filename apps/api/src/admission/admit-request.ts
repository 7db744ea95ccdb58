import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, type AdmissionOutcome, readCredentials } from '#libs/admission';
import { countHeaderLines } from '#libs/service';
import type { Metrics } from '../metrics/metrics.js';
import type { VerifiedKeys } from './verified-keys.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { isForApi } from '../lifecycle/api-path.js';
import type { EntityTags } from '../caching/entity-tags.js';
import type { Freshness } from '../caching/freshness.js';
import type { RawQuery } from '../parameters/raw-query.js';
import type { FailedAttempts } from './failed-attempts.js';
import { refusal, tooManyFailedAttempts } from './refusal.js';

export interface AdmissionHookParts {
  readonly admission: Admission;
  readonly tags: EntityTags;
  readonly freshness: Freshness;
  readonly problems: ProblemWriter;
  readonly failures: FailedAttempts;
  readonly verified: VerifiedKeys;
  readonly metrics: Metrics;
  /** Where keys are made. */
  readonly dashboardUrl: string;
}

/** Outcomes of requests whose credentials are not valid. */
const FAILED: ReadonlySet<AdmissionOutcome['kind']> = new Set([
  'key-malformed',
  'key-unknown',
  'key-revoked',
  'key-expired',
]);

/**
 * The admission check. It runs for everything under `/api/v1`, unknown paths and methods included, so that clients
 * cannot find out which paths exist without a key. A hook and not a guard, because Nest's guards run only for requests
 * that have a route.
 *
 * `done` is called only for admitted requests. (After an async hook Fastify would continue by itself while a long
 * refusal is still being compressed.)
 */
export function admitRequest(parts: AdmissionHookParts) {
  const { admission, tags, freshness, problems, failures, verified, metrics, dashboardUrl } = parts;
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForApi(request)) {
      done();
      return;
    }
    // Read now: once a client has disconnected, its address is unknown.
    const { ip } = request;
    const query = request.query as RawQuery;
    const decide = (outcome: AdmissionOutcome) => {
      metrics.countAdmission(outcome.kind);
      if ('rate' in outcome) request.rateLimitStatus = outcome;
      else if ('keyId' in outcome) request.refusedKeyId = outcome.keyId;
      verified.learn(outcome);
      if (outcome.kind === 'admitted') {
        done();
        return;
      }
      // Every key is looked up, even from an address that failed too often: a valid key from there is still admitted.
      const waitSeconds = FAILED.has(outcome.kind) ? failures.add(ip) : 0;
      const problem =
        waitSeconds > 0 ? tooManyFailedAttempts(waitSeconds) : refusal(outcome, { query, dashboardUrl });
      problems.send(problem, request, reply);
    };
    // The cost is decided before admission: a request that will end in a 304 does not count for the month.
    const quotaCost = tags.clientHasCurrent(request) ? 0 : 1;
    const { headers, raw } = request;
    const credentials = readCredentials(headers, countHeaderLines(raw.rawHeaders, 'authorization'));
    // A request that may end in a 304 is charged first, and refunded if it does. Without quota it is admitted at no cost:
    // `refuseBeyondQuota` lets only responses pass that cost nothing.
    const decideOrAdmitFor304 = (outcome: AdmissionOutcome) => {
      if (outcome.kind !== 'quota-exceeded' || !freshness.isPossible(request)) {
        decide(outcome);
        return;
      }
      const decideAtNoCost = (free: AdmissionOutcome) =>
        decide(free.kind === 'rate-exceeded' ? outcome : free);
      admission.admit(credentials, 0).then(decideAtNoCost, done);
    };
    admission.admit(credentials, quotaCost).then(decideOrAdmitFor304, done);
  };
}
