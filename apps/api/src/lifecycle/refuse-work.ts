import type { RefuseWork } from '#libs/service';
import type { ProblemWriter } from '../problems/problem-writer.js';
import { Problem } from '../problems/problem.js';

/** An overload is over within moments, or when another process shares the work. */
const RETRY_SECONDS = '1';

/** Answers refused requests with 503. */
export function refuseWork(problems: ProblemWriter): RefuseWork {
  return (_overload, request, reply) => {
    const problem = new Problem('service_unavailable', 'The service is overloaded. Try again shortly.', {
      headers: { 'retry-after': RETRY_SECONDS },
    });
    problems.send(problem, request, reply);
  };
}
