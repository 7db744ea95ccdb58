import { CatalogConnectionError, type CatalogProblem, isProblem } from '#libs/client';

/**
 * The message for an assistant when a tool fails. Messages of the catalog are written for its users and are passed on
 * unchanged; about other errors it says only that they happened, because the user of the assistant sees it.
 */
export function explainError(error: unknown): string {
  if (isProblem(error)) return explainProblem(error);
  if (error instanceof CatalogConnectionError) return 'The catalog cannot be reached. Try again later.';
  console.error(error);
  return 'The tool failed unexpectedly.';
}

function explainProblem(problem: CatalogProblem): string {
  const faults = isProblem(problem, 'invalid_parameter') ? problem.body.errors : [];
  const lines = faults.map(({ parameter, detail }) => `\n- ${parameter}: ${detail}`);
  return `${problem.body.title}. ${problem.body.detail}${lines.join('')}`;
}
