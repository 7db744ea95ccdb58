import type { Child } from 'hono/jsx';
import { isRestricted, type KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { Badge } from '../view/badge.js';

const DAY_MS = 86_400_000;
/** Days before the expiry from which the badge warns. */
const WARNING_DAYS = 14;

interface KeyBadgesProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

/** The state of a key; one that works may also be rotating, and about to expire. */
export function KeyBadges({ context, of: key }: KeyBadgesProps): Child {
  const { keys: words } = context.words;
  if (key.state === 'revoked')
    return (
      <Badge tone="danger" icon="refuse">
        {words.revoked}
      </Badge>
    );
  if (key.state === 'expired') return <Badge icon="wait">{words.expired}</Badge>;
  return (
    <>
      {key.previousExpiresAt === null ? (
        <Badge tone="ok" icon="check">
          {words.active}
        </Badge>
      ) : (
        <Badge tone="info" icon="turn">
          {words.rotating}
        </Badge>
      )}
      {isRestricted(key.restrictions) && <Badge icon="key">{context.words.restrictions.badge}</Badge>}
      {key.expiresAt !== null && <Expiring context={context} at={key.expiresAt} />}
    </>
  );
}

function Expiring({ context, at }: { readonly context: RequestContext; readonly at: string }): Child {
  const { keys: words } = context.words;
  // Rounded: a key that was just made for 30 days expires in 30 days.
  const days = Math.round((Date.parse(at) - Date.now()) / DAY_MS);
  return (
    <Badge tone={days < WARNING_DAYS ? 'warn' : 'neutral'} icon="wait">
      {days < 2 ? words.expiresSoon : words.expiresIn(days)}
    </Badge>
  );
}
