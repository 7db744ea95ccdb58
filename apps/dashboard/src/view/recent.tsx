import type { Child } from 'hono/jsx';
import { capitalize, formatMoment, formatRecent } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

interface RecentProps {
  readonly context: RequestContext;
  /** ISO 8601, in the past. */
  readonly at: string;
  /** Whether it follows other words, and begins with a small letter. */
  readonly isInSentence?: boolean;
}

/** When something happened, as people say it; the exact moment as its title. */
export function Recent({ context: { language }, at, isInSentence = false }: RecentProps): Child {
  const text = formatRecent(language, at);
  return (
    <time datetime={at} title={formatMoment(language, at)}>
      {isInSentence ? text : capitalize(text)}
    </time>
  );
}
