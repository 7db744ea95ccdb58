import type { FastifyInstance } from 'fastify';
import { admitRequest } from './admission/admit-request.js';
import { settleRequest } from './admission/settle-request.js';
import { showLimits } from './admission/show-limits.js';
import { announceClosing } from './http/announce-closing.js';
import { compress } from './http/compression.js';
import type { EntityTags } from './http/entity-tags.js';
import { findRoute } from './http/find-route.js';
import { openRequest } from './http/open-request.js';
import type { ProblemWriter } from './http/problem-writer.js';
import { RequestEnds } from './http/request-ends.js';
import { RouteTable } from './http/route-table.js';
import type { LogAnswer } from './log/access-log.js';
import type { Metrics } from './metrics/metrics.js';
import type { Parts } from './parts.js';
import type { Serving } from './serving.js';

export interface HookParts extends Pick<Parts, 'admission'> {
  readonly logAnswer: LogAnswer;
  readonly problems: ProblemWriter;
  readonly tags: EntityTags;
  readonly serving: Serving;
  readonly metrics: Metrics;
}

/**
 * What happens around every controller, in this order. They are hooks of the server because Nest's own means begin
 * after routing, and the key, the rate and the quota come before "no such path". Add them before any route.
 * @returns what knows when every request is settled
 */
export function addHooks(
  server: FastifyInstance,
  { logAnswer, admission, problems, tags, serving, metrics }: HookParts,
): RequestEnds {
  const settle = settleRequest(admission.admission, admission.usage);
  const ends = new RequestEnds(async (request, reply, end) => {
    metrics.observe(request, reply);
    logAnswer(request, reply, end);
    await settle(request, reply);
  });
  const routes = new RouteTable(server);
  server.addHook('onRequest', ends.begin);
  server.addHook('onRequest', openRequest(problems));
  server.addHook('onRequest', admitRequest(admission.admission, tags, problems));
  server.addHook('onRequest', findRoute(routes, problems));

  server.addHook('onSend', announceClosing(serving));
  server.addHook('onSend', showLimits);
  server.addHook('onSend', compress);
  server.addHook('onSend', ends.answer);
  server.addHook('onResponse', ends.written);
  return ends;
}
