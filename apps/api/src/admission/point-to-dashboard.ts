import { Problem } from '../problems/problem.js';

/** Adds the address of the dashboard, where keys are created, to problems about an API key. Leaves others unchanged. */
export function pointToDashboard(problem: Problem, dashboardUrl: string): Problem {
  if (problem.status !== 401) return problem;
  const detail = `${problem.detail} Keys are free: ${dashboardUrl}`;
  return new Problem(problem.code, detail, { members: problem.members, headers: problem.headers });
}
