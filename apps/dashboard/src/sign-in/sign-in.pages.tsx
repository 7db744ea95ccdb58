import type { Child } from 'hono/jsx';
import type { ProviderConfig } from '#libs/config';
import { SESSION_ENDED } from '../request-context/flashes.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Field } from '../view/field.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import { ProductPanel } from './product-panel.js';

/** The longest address that mail servers accept; RFC 5321. */
export const MAX_EMAIL = 254;

type Provider = Pick<ProviderConfig, 'id' | 'name'>;

/** @param typed an invalid address that was entered, to be corrected */
export function signInPage(context: RequestContext, providers: readonly Provider[], typed?: string): string {
  const { signIn } = context.words;
  return render(
    <Layout
      context={context}
      title={signIn.title}
      lead={signIn.lead}
      panel={<ProductPanel context={context} />}
    >
      {context.flash?.code === SESSION_ENDED && <Message tone="info">{signIn.sessionEnded}</Message>}
      <SignInForms context={context} providers={providers} email={typed} isWrong={typed !== undefined} />
    </Layout>,
  );
}

/** @param email of the account that is to be signed in to again */
export function freshSignInPage(
  context: RequestContext,
  providers: readonly Provider[],
  email: string,
): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.freshTitle} isDialog>
      <div class="dialog-text">{signIn.freshLead}</div>
      <SignInForms context={context} providers={providers} email={email} />
    </Layout>,
  );
}

interface SignInFormsProps {
  readonly context: RequestContext;
  readonly providers: readonly Provider[];
  readonly email?: string | undefined;
  readonly isWrong?: boolean;
}

/** Every way to sign in, a form each. */
function SignInForms({ context, providers, email = '', isWrong = false }: SignInFormsProps): Child {
  const { signIn } = context.words;
  return (
    <div class="sign-in-forms">
      <PostForm context={context} action="/sign-in/link" once>
        <Field
          id="email"
          name="email"
          type="email"
          label={signIn.email}
          error={isWrong ? signIn.invalidEmail : undefined}
          autocomplete="email"
          maxlength={MAX_EMAIL}
          required
          autofocus={!isWrong}
          value={email}
        />
        <Button kind="filled" size="large" icon="mail">
          {signIn.send}
        </Button>
      </PostForm>
      {providers.map(({ id, name }) => (
        <PostForm context={context} action={`/sign-in/with/${id}`}>
          <Button size="large">{signIn.withProvider(name)}</Button>
        </PostForm>
      ))}
      <p class="hint">{signIn.hint}</p>
    </div>
  );
}

export interface LinkSentPage {
  /** Where the link was sent; `undefined` when the page is opened again. */
  readonly email: string | undefined;
  /** Whether the mail is in the outbox, instead of being sent. */
  readonly hasOutbox: boolean;
}

export function linkSentPage(context: RequestContext, page: LinkSentPage): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.sentTitle} isDialog>
      <div class="dialog-text">
        <p>
          {whereLinkIs(context, page)} {signIn.linkLife}
        </p>
        {!page.hasOutbox && <p>{signIn.nothingArrived}</p>}
      </div>
      <div class="actions end">
        <ButtonLink href="/sign-in" kind="quiet">
          {signIn.again}
        </ButtonLink>
        {page.hasOutbox && (
          <ButtonLink href="/outbox" kind="filled" icon="mail">
            {signIn.openOutbox}
          </ButtonLink>
        )}
      </div>
    </Layout>,
  );
}

function whereLinkIs({ words: { signIn } }: RequestContext, { email, hasOutbox }: LinkSentPage): string {
  if (email === undefined) return hasOutbox ? signIn.inOutbox : signIn.sent;
  return hasOutbox ? signIn.inOutboxTo(email) : signIn.sentTo(email);
}

/** The page that a link opens. Mail scanners open links, but press no buttons: only the button uses the link. */
export function confirmPage(context: RequestContext, token: string): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.confirmTitle} isDialog>
      <div class="dialog-text">{signIn.confirmLead}</div>
      <PostForm context={context} action="/sign-in/confirm" once>
        <input type="hidden" name="token" value={token} />
        <div class="actions end">
          <Button kind="filled" autofocus>
            {signIn.confirm}
          </Button>
        </div>
      </PostForm>
    </Layout>,
  );
}

/** A page in between, because a form may not lead to another site: see `form-action` in the security headers. */
export function redirectingPage(context: RequestContext, provider: Provider, url: string): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.redirecting(provider.name)} goTo={url} isDialog>
      <div class="actions end">
        <ButtonLink href={url} kind="filled">
          {signIn.proceed}
        </ButtonLink>
      </div>
    </Layout>,
  );
}
