import type { Child } from 'hono/jsx';
import { nameDevice } from '../language/name-device.js';
import { readDevice } from '../request-context/read-origin.js';
import { formatMoment } from '../language/formats.js';
import type { SignInSession } from '../sign-in/sign-in.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { SignedInContext } from '../request-context/context.decorator.js';

export function accountPage(context: SignedInContext, sessions: readonly SignInSession[]): string {
  const { account } = context.words;
  return render(
    <Layout context={context} title={account.title}>
      <p>
        {account.signedInAs} <strong>{context.person.email}</strong>
      </p>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{account.sessions}</h2>
        <Sessions context={context} sessions={sessions} />
        <PostForm context={context} action="/sign-out/everywhere">
          <button>{account.endAll}</button>
        </PostForm>
      </section>
      <section aria-labelledby="data">
        <h2 id="data">{account.data}</h2>
        <p>
          {account.exportLead}{' '}
          <a href="/account/export" download>
            {account.export}
          </a>
        </p>
        <p>
          {account.deleteLead} <a href="/account/delete">{account.delete}</a>
        </p>
      </section>
    </Layout>,
  );
}

interface SessionsProps {
  readonly context: SignedInContext;
  readonly sessions: readonly SignInSession[];
}

function Sessions({ context, sessions }: SessionsProps): Child {
  const { account } = context.words;
  return (
    <ul class="sessions">
      {sessions.map(({ id, createdAt, network, userAgent }) => (
        <li>
          <dl class="facts">
            <dt>{account.since}</dt>
            <dd>{formatMoment(context.language, createdAt)}</dd>
            <dt>{account.address}</dt>
            <dd>{network}</dd>
            <dt>{account.browser}</dt>
            <dd>{nameDevice(context.words, readDevice(userAgent))}</dd>
          </dl>
          {id === context.person.sessionId ? (
            <p>{account.thisOne}</p>
          ) : (
            <PostForm context={context} action="/sign-out/there">
              <input type="hidden" name="session" value={id} />
              <button class="button">{account.end}</button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  );
}

export function deletePage(context: SignedInContext): string {
  const { account, key } = context.words;
  return render(
    <Layout context={context} title={account.deleteTitle}>
      <p>
        {account.signedInAs} <strong>{context.person.email}</strong>
      </p>
      <p>{account.deleteWarning}</p>
      <PostForm context={context} action="/account/delete" once class="actions">
        <button>{account.deleteYes}</button>
        <a href="/account">{key.back}</a>
      </PostForm>
    </Layout>,
  );
}

export function deletedPage(context: RequestContext): string {
  const { account } = context.words;
  return render(
    <Layout context={context} title={account.deletedTitle}>
      <p>{account.deleted}</p>
    </Layout>,
  );
}
