import type { FastifyInstance } from 'fastify';
import type { Log } from '#libs/log';
import { announceEnd, type LoadMonitor, type Serving, shedLoad } from '#libs/service';
import { admitRequest } from './admission/admit-request.js';
import { FailedAttempts } from './admission/failed-attempts.js';
import { adjustQuota } from './admission/adjust-quota.js';
import { showLimits } from './admission/show-limits.js';
import type { VerifiedKeys } from './health/verified-keys.js';
import { compress } from './caching/compression.js';
import type { EntityTags } from './caching/entity-tags.js';
import { findRoute } from './lifecycle/find-route.js';
import { applyCommonHeaders } from './lifecycle/apply-common-headers.js';
import type { ProblemWriter } from './problems/problem-writer.js';
import { RequestCompletion } from './lifecycle/request-completion.js';
import { RouteTable } from './lifecycle/route-table.js';
import { refuseWork } from './lifecycle/refuse-work.js';
import type { LogAnswer } from './lifecycle/access-log.js';
import type { Metrics } from './metrics/metrics.js';
import type { Parts } from './parts.js';

export interface HookParts extends Pick<Parts, 'admission'> {
  readonly log: Log;
  readonly logAnswer: LogAnswer;
  readonly problems: ProblemWriter;
  readonly tags: EntityTags;
  readonly serving: Serving;
  readonly load: LoadMonitor;
  readonly verified: VerifiedKeys;
  readonly metrics: Metrics;
}

/**
 * What happens around every controller, in this order. They are hooks of the server because Nest's own means begin
 * after routing, and the key, the rate and the quota come before "no such path". Add them before any route.
 * @returns what knows when every request is settled
 */
export function addHooks(server: FastifyInstance, parts: HookParts): RequestCompletion {
  const { log, logAnswer, admission, problems, tags, serving, load, verified, metrics } = parts;
  const settle = adjustQuota(admission.admission, admission.usage);
  const ends = new RequestCompletion(async (request, reply, end) => {
    metrics.observe(request, reply);
    logAnswer(request, reply, end);
    await settle(request, reply);
  });
  const routes = new RouteTable(server);
  const failures = new FailedAttempts();
  server.addHook('onRequest', ends.begin);
  server.addHook('onRequest', applyCommonHeaders(problems));
  shedLoad(server, load, refuseWork(problems, log, metrics));
  server.addHook(
    'onRequest',
    admitRequest({ admission: admission.admission, tags, problems, failures, verified }),
  );
  server.addHook('onRequest', findRoute(routes, problems));

  server.addHook('onSend', announceEnd(serving));
  server.addHook('onSend', showLimits);
  server.addHook('onSend', compress);
  server.addHook('onSend', ends.answer);
  server.addHook('onResponse', ends.written);
  return ends;
}
