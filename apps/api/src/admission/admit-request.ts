import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, type AdmissionOutcome, readCredentials } from '#libs/admission';
import type { Metrics } from '../metrics/metrics.js';
import type { VerifiedKeys } from './verified-keys.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { isForApi } from '../lifecycle/api-path.js';
import type { EntityTags } from '../caching/entity-tags.js';
import { looksLikeApiKey } from '../parameters/looks-like-api-key.js';
import type { RawQuery } from '../parameters/raw-query.js';
import type { FailedAttempts } from './failed-attempts.js';
import { refusal, tooManyFailedAttempts } from './refusal.js';

export interface AdmissionHookParts {
  readonly admission: Admission;
  readonly tags: EntityTags;
  readonly problems: ProblemWriter;
  readonly failures: FailedAttempts;
  readonly verified: VerifiedKeys;
  readonly metrics: Metrics;
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
export function admitRequest({ admission, tags, problems, failures, verified, metrics }: AdmissionHookParts) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForApi(request)) {
      done();
      return;
    }
    // Read now: once a client has disconnected, its address is unknown.
    const { ip } = request;
    const decide = (outcome: AdmissionOutcome) => {
      metrics.countAdmission(outcome.kind);
      if ('rate' in outcome) request.standing = outcome;
      verified.learn(outcome);
      if (outcome.kind === 'admitted') {
        done();
        return;
      }
      // Every key is looked up, also of an address that failed too often: a valid one from there goes on.
      const waitSeconds = FAILED.has(outcome.kind) ? failures.add(ip) : 0;
      const problem =
        waitSeconds > 0 ? tooManyFailedAttempts(waitSeconds) : refusal(outcome, hasKeyInUrl(request));
      problems.send(problem, request, reply);
    };
    // What a request costs is decided before it comes in: one that will end in a 304 is free for the month.
    const quotaCost = tags.clientHasCurrent(request) ? 0 : 1;
    admission.admit(readCredentials(request.headers), quotaCost).then(decide, done);
  };
}

function hasKeyInUrl({ query }: FastifyRequest): boolean {
  return Object.entries(query as RawQuery).some(([name, value]) => looksLikeApiKey(name, value));
}
