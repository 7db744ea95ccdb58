import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, type AdmissionOutcome, readCredentials } from '#libs/admission';
import type { ProblemWriter } from '../http/problem-writer.js';
import { isForApi } from '../http/api-path.js';
import type { EntityTags } from '../http/entity-tags.js';
import { holdsKey } from '../http/parameters/holds-key.js';
import type { RawQuery } from '../http/parameters/raw-query.js';
import { refusal } from './refusal.js';

/**
 * The door: everything under `/api/v1` passes it, unknown paths and methods included, so that nothing can be
 * mapped without a key. A hook and not a guard, because Nest's guards see only requests that have a route.
 *
 * Only an admitted request goes on: `done` is called for no other. (After an async hook Fastify would go on by
 * itself while a long refusal is still being compressed.)
 */
export function admitRequest(admission: Admission, tags: EntityTags, problems: ProblemWriter) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForApi(request)) {
      done();
      return;
    }
    const decide = (outcome: AdmissionOutcome) => {
      if ('rate' in outcome) request.standing = outcome;
      if (outcome.kind === 'admitted') done();
      else problems.send(refusal(outcome, hasKeyInUrl(request)), request, reply);
    };
    // What a request costs is decided before it comes in: one that will end in a 304 is free for the month.
    const quotaCost = tags.clientHasCurrent(request) ? 0 : 1;
    admission.admit(readCredentials(request.headers), quotaCost).then(decide, done);
  };
}

function hasKeyInUrl({ query }: FastifyRequest): boolean {
  return Object.entries(query as RawQuery).some(([name, value]) => holdsKey(name, value));
}
