import type { Child } from 'hono/jsx';
import type { ProviderConfig } from '#libs/config';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';

type Provider = Pick<ProviderConfig, 'id' | 'name'>;

/** @param typed an invalid address that was entered, to be corrected */
export function signInPage(context: RequestContext, providers: readonly Provider[], typed?: string): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.title}>
      <p>{signIn.lead}</p>
      <Ways context={context} providers={providers} email={typed} isWrong={typed !== undefined} />
    </Layout>,
  );
}

/** @param email of the account that is to be signed in to again */
export function signInAgainPage(
  context: RequestContext,
  providers: readonly Provider[],
  email: string,
): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.freshTitle}>
      <p>{signIn.freshLead}</p>
      <Ways context={context} providers={providers} email={email} />
    </Layout>,
  );
}

interface WaysProps {
  readonly context: RequestContext;
  readonly providers: readonly Provider[];
  readonly email?: string | undefined;
  readonly isWrong?: boolean;
}

/** Every way to sign in, a form each. */
function Ways({ context, providers, email = '', isWrong = false }: WaysProps): Child {
  const { signIn } = context.words;
  return (
    <>
      <PostForm context={context} action="/sign-in/link" class="card">
        {isWrong && <Message tone="danger">{signIn.invalidEmail}</Message>}
        <label for="email">{signIn.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          maxlength={254}
          required
          autofocus
          value={email.slice(0, 254)}
          aria-invalid={isWrong ? 'true' : undefined}
        />
        <button>{signIn.send}</button>
      </PostForm>
      {providers.map(({ id, name }) => (
        <PostForm context={context} action={`/sign-in/with/${id}`} class="provider">
          <button class="button">{signIn.withProvider(name)}</button>
        </PostForm>
      ))}
    </>
  );
}

export function linkSentPage(context: RequestContext, hasOutbox: boolean): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.sentTitle}>
      <p>{signIn.sent}</p>
      {hasOutbox && (
        <p>
          <a class="button" href="/outbox">
            {signIn.outbox}
          </a>
        </p>
      )}
      <p>
        <a href="/sign-in">{signIn.again}</a>
      </p>
    </Layout>,
  );
}

/** The page that a link opens. Mail scanners open links, but press no buttons: only the button uses the link up. */
export function confirmPage(context: RequestContext, token: string): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.confirmTitle}>
      <p>{signIn.confirmLead}</p>
      <PostForm context={context} action="/sign-in/confirm">
        <input type="hidden" name="token" value={token} />
        <button autofocus>{signIn.confirm}</button>
      </PostForm>
    </Layout>,
  );
}

/** A page in between, because a form may not lead to another site: see `form-action` in the security headers. */
export function onTheWayPage(context: RequestContext, provider: Provider, url: string): string {
  const { signIn } = context.words;
  return render(
    <Layout context={context} title={signIn.onTheWay(provider.name)} goTo={url}>
      <p>
        <a class="button" href={url}>
          {signIn.goOn}
        </a>
      </p>
    </Layout>,
  );
}
