import type { KeySummary } from '#libs/accounts';
import { formatDay } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { ExpiryFields } from './expiry-fields.js';
import { KEEP } from './key.forms.js';

/** The form for another expiry. */
export function expiryPage(context: RequestContext, { keyId, name, expiresAt }: KeySummary): string {
  const { words, language } = context;
  const { keyPage, keys } = words;
  const page = `/keys/${keyId}`;
  const kept =
    expiresAt === null
      ? undefined
      : {
          choice: { value: KEEP, title: keyPage.keepExpiry(formatDay(language, expiresAt)) },
          date: expiresAt.slice(0, 10),
        };
  return render(
    <Layout
      context={context}
      title={keyPage.expiryTitle(name)}
      crumbs={[
        { href: '/keys', title: keys.title },
        { href: page, title: name },
      ]}
      crumb={keyPage.expires}
    >
      <PostForm context={context} action={`${page}/expiry`} class="narrow">
        <Card
          footer={
            <div class="actions">
              <ButtonLink href={page}>{keyPage.cancel}</ButtonLink>
              <Button kind="filled">{keyPage.saveExpiry}</Button>
            </div>
          }
        >
          <ExpiryFields context={context} kept={kept} />
        </Card>
      </PostForm>
    </Layout>,
  );
}
