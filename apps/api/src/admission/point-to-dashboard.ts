import { Problem } from '../problems/problem.js';

/** Adds to a problem about an API key where keys are made; leaves other problems as they are. */
export function pointToDashboard(problem: Problem, dashboardUrl: string): Problem {
  if (problem.status !== 401) return problem;
  const detail = `${problem.detail} Keys are free: ${dashboardUrl}`;
  return new Problem(problem.code, detail, { members: problem.members, headers: problem.headers });
}
