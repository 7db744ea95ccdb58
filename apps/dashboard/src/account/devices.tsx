import type { Child } from 'hono/jsx';
import { formatDay, formatMoment } from '../language/formats.js';
import { nameDevice } from '../language/name-device.js';
import type { SignedInContext } from '../request-context/context.decorator.js';
import { readDevice } from '../request-context/read-origin.js';
import type { SignInSession } from '../sign-in/sign-in.js';
import { Badge } from '../view/badge.js';
import { Button } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Icon } from '../view/icon.js';

interface DevicesProps {
  readonly context: SignedInContext;
  readonly sessions: readonly SignInSession[];
}

/** Where a person is signed in, this device first. */
export function Devices({ context, sessions }: DevicesProps): Child {
  const { sessionId } = context.person;
  const others = sessions.filter(({ id }) => id !== sessionId);
  const ordered = [...sessions.filter(({ id }) => id === sessionId), ...others];
  return (
    <Card footer={<EndAll context={context} hasOthers={others.length > 0} />} flush>
      <ul class="items">
        {ordered.map(session => (
          <Device context={context} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function EndAll({
  context,
  hasOthers,
}: {
  readonly context: SignedInContext;
  readonly hasOthers: boolean;
}): Child {
  const { account } = context.words;
  if (!hasOthers) return <p>{account.onlyDevice}</p>;
  return (
    <>
      <p>{account.deviceLife}</p>
      <PostForm context={context} action="/sign-out/elsewhere">
        <Button>{account.endAll}</Button>
      </PostForm>
    </>
  );
}

const PHONES = new Set(['iPhone', 'iPad', 'Android']);

function Device({
  context,
  session: { id, createdAt, lastSeenAt, network, userAgent },
}: {
  readonly context: SignedInContext;
  readonly session: SignInSession;
}): Child {
  const { language, words } = context;
  const { account } = words;
  const device = readDevice(userAgent);
  const isThis = id === context.person.sessionId;
  return (
    <li>
      <span class={isThis ? 'item-icon ok' : 'item-icon'}>
        <Icon name={PHONES.has(device.system) ? 'phone' : 'laptop'} />
      </span>
      <div class="words">
        <p>
          <strong>{nameDevice(words, device)}</strong>{' '}
          {isThis && <Badge tone="ok">{account.thisDevice}</Badge>}
        </p>
        <p class="hint">
          {isThis
            ? account.since(network, formatMoment(language, createdAt))
            : account.lastSeen(network, formatDay(language, lastSeenAt))}
        </p>
      </div>
      {!isThis && (
        <PostForm context={context} action="/sign-out/there">
          <input type="hidden" name="session" value={id} />
          <Button size="small">{account.end}</Button>
        </PostForm>
      )}
    </li>
  );
}
