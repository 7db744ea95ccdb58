import type { Child } from 'hono/jsx';
import type { LoggedRequest } from '#libs/admission';
import { formatDuration } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

interface DurationsProps {
  readonly context: RequestContext;
  /** At least one. */
  readonly requests: readonly LoggedRequest[];
}

/** In which time half of the requests were answered, and 95 in 100 (p50, p95). */
export function Durations({ context, requests }: DurationsProps): Child {
  const durations = requests.map(({ durationMs }) => durationMs).sort((one, other) => one - other);
  // The nearest rank: a duration that a request had, at least so many of which are not above it.
  const within = (share: number) =>
    formatDuration(context.language, durations[Math.ceil(share * durations.length) - 1] ?? 0);
  return context.words.requests.durations(within(0.5), within(0.95));
}
