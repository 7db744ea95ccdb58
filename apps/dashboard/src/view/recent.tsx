import type { Child } from 'hono/jsx';
import { formatMoment, formatRecent } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

interface RecentProps {
  readonly context: RequestContext;
  /** ISO 8601, in the past. */
  readonly at: string;
}

/** When something happened, as people say it; the exact moment as its title. */
export function Recent({ context: { language }, at }: RecentProps): Child {
  return (
    <time datetime={at} title={formatMoment(language, at)}>
      {formatRecent(language, at)}
    </time>
  );
}
