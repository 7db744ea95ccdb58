import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#libs/log';
import { type Overload, RepeatedWarning, type RefuseWork } from '#libs/service';
import type { Metrics } from '../metrics/metrics.js';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';

/** An overload is over within moments, or when another process shares the work. */
const RETRY_SECONDS = '1';

/** Answers refused requests with 503. Logged every 10 s at most. */
export function refuseWork(problems: ProblemWriter, log: Log, metrics: Metrics): RefuseWork {
  const warning = new RepeatedWarning<Overload>((times, reason) =>
    log.warn({ reason, times }, 'overloaded: requests were refused'),
  );
  return (overload: Overload, request: FastifyRequest, reply: FastifyReply) => {
    warning.add(overload);
    metrics.countShed(overload);
    const problem = new Problem('service_unavailable', 'The service is overloaded. Try again shortly.', {
      headers: { 'retry-after': RETRY_SECONDS },
    });
    problems.send(problem, request, reply);
  };
}
