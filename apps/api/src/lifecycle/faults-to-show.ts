import type { LoggedFault } from '#libs/admission';
import { FAULT_CODES, type ParameterFault } from '../parameters/parameter-faults.js';
import type { RawQuery } from '../request/request-facts.js';
import type { Problem } from '../problems/problem.js';
import { LOGGED_PARAMETERS } from './logged-parameters.js';
import { isShown, type RequestTarget, slugOf } from './request-to-show.js';

/** Faults of these never repeat what was sent. */
const NEVER_REPEATED: ReadonlySet<string> = new Set(['q', 'cursor']);

/** What was wrong with a request, without the parts that repeat a value which is not shown. */
export function faultsToShow(problem: Problem, target: RequestTarget): LoggedFault[] {
  const faults = (problem.members.errors ?? []) as readonly ParameterFault[];
  if (faults.length > 0) return faults.map(fault => faultToShow(fault, target));
  // "Not found" repeats the path, or its slug.
  const hidesPath = problem.code === 'not_found' && !isShown('slug', slugOf(target));
  return [{ parameter: undefined, detail: hidesPath ? 'There is nothing at this path.' : problem.detail }];
}

function faultToShow({ parameter, code, detail }: ParameterFault, { query }: RequestTarget): LoggedFault {
  // The details of an unknown name do not repeat it.
  if (!LOGGED_PARAMETERS.has(parameter)) return { parameter: undefined, detail };
  const mayShow = NEVER_REPEATED.has(parameter) || isShown(parameter, (query as RawQuery)[parameter]);
  return { parameter, detail: mayShow ? detail : `Not valid: ${FAULT_CODES[code]}.` };
}
