import type { KeySummary } from '#libs/accounts';
import { formatDay } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { RadioCards } from '../view/radio-cards.js';
import { render } from '../view/render.js';
import { expiryChoices } from './expiry-choices.js';
import { KEEP } from './key.forms.js';

/** The form for another expiry. */
export function expiryPage(context: RequestContext, { keyId, name, expiresAt }: KeySummary): string {
  const { words, language, flash } = context;
  const { keyPage, keys } = words;
  const page = `/keys/${keyId}`;
  const kept =
    expiresAt === null ? [] : [{ value: KEEP, title: keyPage.keepExpiry(formatDay(language, expiresAt)) }];
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
          <RadioCards
            legend={keyPage.expires}
            name="days"
            choices={[...kept, ...expiryChoices(context)]}
            chosen={flash?.values.days ?? (expiresAt === null ? '' : KEEP)}
          />
        </Card>
      </PostForm>
    </Layout>,
  );
}
