import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, type AdmissionOutcome, readCredentials } from '#libs/admission';
import type { Metrics } from '../metrics/metrics.js';
import type { VerifiedKeys } from './verified-keys.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { isForApi } from '../lifecycle/api-path.js';
import type { EntityTags } from '../caching/entity-tags.js';
import type { Freshness } from '../caching/freshness.js';
import { countHeaderLines } from '../lifecycle/count-header-lines.js';
import { looksLikeApiKey } from '../parameters/looks-like-api-key.js';
import type { RawQuery } from '../parameters/raw-query.js';
import type { FailedAttempts } from './failed-attempts.js';
import { pointToDashboard } from './point-to-dashboard.js';
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

/** Credentials were shown, and they are good for nothing. */
const FAILED: ReadonlySet<AdmissionOutcome['kind']> = new Set([
  'key-malformed',
  'key-unknown',
  'key-revoked',
  'key-expired',
]);

/**
 * The door: everything under `/api/v1` passes it, unknown paths and methods included, so that nothing can be
 * mapped without a key. A hook and not a guard, because Nest's guards see only requests that have a route.
 *
 * Only an admitted request goes on: `done` is called for no other. (After an async hook Fastify would go on by
 * itself while a long refusal is still being compressed.)
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
    const decide = (outcome: AdmissionOutcome) => {
      metrics.countAdmission(outcome.kind);
      if ('rate' in outcome) request.rateLimitStatus = outcome;
      verified.learn(outcome);
      if (outcome.kind === 'admitted') {
        done();
        return;
      }
      // Every key is looked up, also of an address that failed too often: a valid one from there goes on.
      const waitSeconds = FAILED.has(outcome.kind) ? failures.add(ip) : 0;
      const problem =
        waitSeconds > 0 ? tooManyFailedAttempts(waitSeconds) : refusal(outcome, hasKeyInUrl(request));
      problems.send(pointToDashboard(problem, dashboardUrl), request, reply);
    };
    // What a request costs is decided before it comes in: one that will end in a 304 is free for the month.
    const quotaCost = tags.clientHasCurrent(request) ? 0 : 1;
    const { headers, raw } = request;
    const credentials = readCredentials(headers, countHeaderLines(raw.rawHeaders, 'authorization'));
    // What may end in a 304 is charged at first, and given back if it does. Without a quota, only a 304 will be given.
    const admitFor304 = (outcome: AdmissionOutcome) => {
      if (outcome.kind !== 'quota-exceeded' || !freshness.isPossible(request)) return outcome;
      request.quotaRefusal = { problem: refusal(outcome, false), rateLimitStatus: outcome };
      return admission.admit(credentials, 0);
    };
    admission.admit(credentials, quotaCost).then(admitFor304).then(decide, done);
  };
}

function hasKeyInUrl({ query }: FastifyRequest): boolean {
  return Object.entries(query as RawQuery).some(([name, value]) => looksLikeApiKey(name, value));
}
