import { render } from '../view/render.js';
import { Button, ButtonLink } from '../view/button.js';
import { Layout } from '../view/layout.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Unsubscription } from './unsubscribe-tokens.js';

/** The page that a link in a mail opens. Mail scanners open links, but press no buttons: only the button changes anything. */
export function unsubscribePage(context: RequestContext, { topic }: Unsubscription, token: string): string {
  const { unsubscribe: words, account } = context.words;
  return render(
    <Layout context={context} title={words.title} isDialog>
      <div class="dialog-text">{words.lead(account.topics[topic][0])}</div>
      <form method="post" action={`/unsubscribe?token=${encodeURIComponent(token)}`}>
        <div class="actions end">
          <Button kind="filled">{words.confirm}</Button>
        </div>
      </form>
    </Layout>,
  );
}

export function unsubscribedPage(context: RequestContext, { topic }: Unsubscription): string {
  const { unsubscribe: words, account } = context.words;
  return render(
    <Layout context={context} title={words.doneTitle} isDialog>
      <div class="dialog-text">{words.done(account.topics[topic][0])}</div>
      <div class="actions end">
        <ButtonLink href="/account">{words.toAccount}</ButtonLink>
      </div>
    </Layout>,
  );
}
