import type { Child } from 'hono/jsx';
import { formatDay } from '../language/formats.js';
import type { SignedInContext } from '../request-context/context.decorator.js';
import type { Identity } from '../sign-in/sign-in.js';
import type { SignInSettings } from '../sign-in/sign-in-settings.js';
import { Card } from '../view/card.js';
import { Icon, type IconName } from '../view/icon.js';

/** A provider, beside the link that every account can be sent. */
export interface WayToSignIn {
  readonly name: string;
  /** The first sign-in with it; `undefined`: there was none. */
  readonly firstUsed: Date | undefined;
}

/**
 * The providers that are offered, and those that were used before and are not offered any more. None can be
 * disconnected: whichever confirms the address of the account signs in to it.
 */
export function waysOf(settings: SignInSettings, identities: readonly Identity[]): WayToSignIn[] {
  const ids = new Set([
    ...settings.providers.map(({ id }) => id),
    ...identities.map(({ providerId }) => providerId),
  ]);
  return [...ids].map(id => ({
    name: settings.nameOf(id),
    firstUsed: identities
      .filter(({ providerId }) => providerId === id)
      .map(({ createdAt }) => createdAt)
      .sort((one, other) => one.getTime() - other.getTime())[0],
  }));
}

interface WaysProps {
  readonly context: SignedInContext;
  readonly ways: readonly WayToSignIn[];
}

/** How a person can sign in to this account: by a link, and with providers. */
export function WaysToSignIn({ context, ways }: WaysProps): Child {
  const { account } = context.words;
  return (
    <Card flush>
      <ul class="items">
        <Way icon="mail" title={account.emailLink} hint={account.sentTo(context.person.email)} />
        {ways.map(({ name, firstUsed }) => (
          <Way
            icon="user"
            title={name}
            hint={
              firstUsed === undefined
                ? account.neverUsed
                : account.firstUsed(formatDay(context.language, firstUsed))
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function Way({ icon, title, hint }: WayProps): Child {
  return (
    <li>
      <span class="item-icon">
        <Icon name={icon} />
      </span>
      <div class="words">
        <p>
          <strong>{title}</strong>
        </p>
        <p class="hint">{hint}</p>
      </div>
    </li>
  );
}
