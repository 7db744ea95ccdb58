import type { Child } from 'hono/jsx';
import type { AccountUsage } from '#libs/accounts';
import { formatDay } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Message } from '../view/message.js';

interface CarriedOverProps {
  readonly context: RequestContext;
  readonly usage: AccountUsage;
}

/** Why an account that was made again in the month in which it was deleted may have used something already. */
export function CarriedOver({ context: { words, language }, usage }: CarriedOverProps): Child {
  if (!usage.isCarriedOver) return null;
  return <Message tone="info">{words.usage.carriedOver(formatDay(language, usage.resetsAt))}</Message>;
}
