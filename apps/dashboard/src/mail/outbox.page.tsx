import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { EmptyState } from '../view/empty-state.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { ButtonLink } from '../view/button.js';
import type { KeptMail } from './outbox.js';

/** Mails that are kept instead of being sent, the latest first. */
export function outboxPage(context: RequestContext, mails: readonly KeptMail[]): string {
  const { outbox: words } = context.words;
  return render(
    <Layout context={context} title={words.title} lead={words.lead}>
      {mails.length === 0 && <EmptyState title={words.empty} lead={words.emptyLead} />}
      {mails.map(({ number, to, subject, text }) => (
        <article class="card">
          <div class="card-head">
            <div>
              <h2>{subject}</h2>
              <p>
                {words.to} {to}
              </p>
            </div>
            <ButtonLink href={`/outbox/${number}`} size="small">
              {words.asReceived}
            </ButtonLink>
          </div>
          <pre class="card-body mail-text">{withLinks(text)}</pre>
        </article>
      ))}
    </Layout>,
  );
}

/** The text, with its addresses as links. */
function withLinks(text: string): Child {
  return (
    <>
      {text.split(/(https?:\/\/\S+)/).map(part => (/^https?:/.test(part) ? <a href={part}>{part}</a> : part))}
    </>
  );
}
