import { render } from '../view/render.js';
import { Layout } from '../view/layout.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Unsubscription } from './unsubscribe-tokens.js';

/** The page that a link in a mail opens. Mail scanners open links, but press no buttons: only the button changes anything. */
export function unsubscribePage(context: RequestContext, { topic }: Unsubscription, token: string): string {
  const { unsubscribe: words, account } = context.words;
  return render(
    <Layout context={context} title={words.title}>
      <p>{words.lead(account.topics[topic][0])}</p>
      <form method="post" action={`/unsubscribe?token=${encodeURIComponent(token)}`}>
        <button class="button filled">{words.confirm}</button>
      </form>
    </Layout>,
  );
}

export function unsubscribedPage(context: RequestContext, { topic }: Unsubscription): string {
  const { unsubscribe: words, account } = context.words;
  return render(
    <Layout context={context} title={words.doneTitle}>
      <p>{words.done(account.topics[topic][0])}</p>
      <p>
        <a href="/account">{words.toAccount}</a>
      </p>
    </Layout>,
  );
}
