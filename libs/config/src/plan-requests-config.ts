import type { EnvironmentReader } from './environment-reader.js';

/**
 * How owners of accounts request a larger plan: by a mail to the operator, on a page of the operator, or not at all.
 */
export type PlanRequestsConfig =
  { readonly operatorMail: string } | { readonly url: string } | Readonly<Record<string, never>>;

export function readPlanRequests(read: EnvironmentReader): PlanRequestsConfig {
  const operatorMail = read.optional('OPERATOR_MAIL');
  const url = read.webUrl('PLAN_REQUEST_URL');
  if (operatorMail !== undefined && !/^[^\s@,<>]+@[^\s@,<>]+$/.test(operatorMail))
    read.problems.push(`OPERATOR_MAIL must be an email address, but is ${JSON.stringify(operatorMail)}`);
  if (operatorMail !== undefined && url !== undefined)
    read.problems.push('OPERATOR_MAIL and PLAN_REQUEST_URL are both set: set only one of them');
  if (operatorMail !== undefined) return { operatorMail };
  return url === undefined ? {} : { url };
}
