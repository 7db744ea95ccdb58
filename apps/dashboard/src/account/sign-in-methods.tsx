import type { Child } from 'hono/jsx';
import { formatDay } from '../language/formats.js';
import type { SignedInContext } from '../request-context/context.decorator.js';
import type { Identity } from '../sign-in/sign-in.js';
import type { SignInSettings } from '../sign-in/sign-in-settings.js';
import { Card } from '../view/card.js';
import { Icon, type IconName } from '../view/icon.js';

/** A provider, beside the link that every account can be sent. */
export interface SignInMethod {
  readonly name: string;
  /** The first sign-in with it; `undefined`: there was none. */
  readonly firstUsed: Date | undefined;
}

/**
 * The providers that are offered, and those that were used before and are not offered any more. None can be
 * disconnected: whichever confirms the address of the account signs in to it.
 */
export function signInMethodsOf(settings: SignInSettings, identities: readonly Identity[]): SignInMethod[] {
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

interface SignInMethodsProps {
  readonly context: SignedInContext;
  readonly methods: readonly SignInMethod[];
}

/** How a person can sign in to this account: by a link, and with providers. */
export function SignInMethods({ context, methods }: SignInMethodsProps): Child {
  const { account } = context.words;
  return (
    <Card flush>
      <ul class="items">
        <Method icon="mail" title={account.emailLink} hint={account.sentTo(context.person.email)} />
        {methods.map(({ name, firstUsed }) => (
          <Method
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

interface MethodProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function Method({ icon, title, hint }: MethodProps): Child {
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
