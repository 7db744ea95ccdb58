import type { Child } from 'hono/jsx';
import { formatMoment } from '../language/formats.js';
import type { SignInSession } from '../sign-in/sign-in.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import type { SignedInVisit } from '../visit/visitor.decorator.js';

export function accountPage(visit: SignedInVisit, sessions: readonly SignInSession[]): string {
  const { account } = visit.words;
  return render(
    <Layout visit={visit} title={account.title}>
      <p>
        {account.signedInAs} <strong>{visit.person.email}</strong>
      </p>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{account.sessions}</h2>
        <Sessions visit={visit} sessions={sessions} />
        <PostForm visit={visit} action="/sign-out/everywhere">
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
  readonly visit: SignedInVisit;
  readonly sessions: readonly SignInSession[];
}

function Sessions({ visit, sessions }: SessionsProps): Child {
  const { account } = visit.words;
  return (
    <ul class="sessions">
      {sessions.map(({ id, createdAt, address, browser }) => (
        <li>
          <dl class="facts">
            <dt>{account.since}</dt>
            <dd>{formatMoment(visit.language, createdAt)}</dd>
            <dt>{account.address}</dt>
            <dd>{address}</dd>
            <dt>{account.browser}</dt>
            <dd>{browser}</dd>
          </dl>
          {id === visit.person.sessionId ? (
            <p>{account.thisOne}</p>
          ) : (
            <PostForm visit={visit} action="/sign-out/there">
              <input type="hidden" name="session" value={id} />
              <button class="second">{account.end}</button>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  );
}

export function deletePage(visit: SignedInVisit): string {
  const { account, key } = visit.words;
  return render(
    <Layout visit={visit} title={account.deleteTitle}>
      <p>
        {account.signedInAs} <strong>{visit.person.email}</strong>
      </p>
      <p>{account.deleteWarning}</p>
      <PostForm visit={visit} action="/account/delete" once class="actions">
        <button>{account.deleteYes}</button>
        <a href="/account">{key.back}</a>
      </PostForm>
    </Layout>,
  );
}

export function deletedPage(visit: Visit): string {
  const { account } = visit.words;
  return render(
    <Layout visit={{ ...visit, person: undefined }} title={account.deletedTitle}>
      <p>{account.deleted}</p>
    </Layout>,
  );
}
