import { CatalogConnectionError, type CatalogProblem, isProblem } from '#libs/client';
import { ToolError } from '../tool-error.js';

/** The catalog's own messages name its parameters and members, which the tools call differently. */
const CURSOR_ADVICE =
  'The cursor cannot be used. It must be the nextCursor of an earlier result, exactly as it came, with the other arguments of that call; only limit, count and facets may change. After a day or more, start again without cursor.';

/**
 * The message for an assistant when a tool fails. Messages of the catalog are written for its users and are passed on
 * unchanged; about other errors it says only that they happened, because the user of the assistant sees it.
 */
export function explainError(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  if (isProblem(error, 'invalid_cursor', 'expired_cursor')) return CURSOR_ADVICE;
  if (isProblem(error)) return explainProblem(error);
  if (error instanceof CatalogConnectionError) return 'The catalog cannot be reached. Try again later.';
  console.error(error);
  return 'The tool failed unexpectedly.';
}

export function explainProblem(problem: CatalogProblem): string {
  const faults = isProblem(problem, 'invalid_parameter') ? problem.body.errors : [];
  // A single one is the detail.
  const lines = faults.length < 2 ? [] : faults.map(({ parameter, detail }) => `\n- ${parameter}: ${detail}`);
  return `${problem.body.title}. ${problem.body.detail}${lines.join('')}`;
}
