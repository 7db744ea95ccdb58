import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Accounts, AccountState, UsageHistory } from '#libs/accounts';
import { holderOf } from '../http/forms.js';
import { seeOther } from '../http/page.decorator.js';
import { chooseLanguage } from '../language/choose-language.js';
import { wordsOf } from '../language/words.js';
import { CLIENT_ADDRESS } from '../sign-in/authentication.js';
import type { SignIn } from '../sign-in/sign-in.js';
import type { Flash, Flashes } from '../request-context/flashes.js';
import type { Site } from '../site.js';
import { findReturnPage } from '../request-context/find-return-page.js';
import { readOrigin } from '../request-context/read-origin.js';
import type { Person, RequestContext } from '../request-context/request-context.js';

/** What is the same for every visitor, and is not worth a look at the database. */
const FOR_EVERYONE = /^\/(assets\/|health\/|favicon\.ico|robots\.txt)/;

interface ContextParts {
  readonly signIn: SignIn;
  readonly accounts: Accounts;
  readonly history: UsageHistory;
  readonly site: Site;
  readonly flashes: Flashes;
}

/** Finds out who sends the request and in which language, before anything else. */
export function openRequestContext(
  { signIn, accounts, history, site, flashes }: ContextParts,
  secure: boolean,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const origin = readOrigin(request.ip, request.headers['user-agent']);
    // The only header that the sign-in library trusts; this overwrites what a client sent in it. It is stored with the
    // session, so the full address is not in it.
    request.headers[CLIENT_ADDRESS] = origin.network.replace(/\/\d+$/, '');
    const language = chooseLanguage(request, reply, secure);
    // The page that says that the database is unavailable needs a context, too.
    request.context = contextOf({ request, reply, language, site, flashes, origin });
    if (FOR_EVERYONE.test(request.url)) return;
    const user = await signIn.userOf(request.headers);
    if (user === undefined) return;
    // Looked up, never created: opening a page while the account is being deleted must not create it again.
    const account = await accounts.findByUser(user.userId);
    if (account === undefined) return;
    const person = { ...user, email: account.email, accountId: account.id };
    const state = await history.stateOf(account);
    request.context = contextOf({ request, reply, language, site, flashes, origin }, { person, state });
  };
}

interface ContextOptions extends Pick<RequestContext, 'language' | 'site' | 'origin'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly flashes: Flashes;
}

function contextOf(
  { request, reply, language, site, flashes, origin }: ContextOptions,
  { person, state }: { readonly person?: Person; readonly state?: AccountState } = {},
): RequestContext {
  let formToken: string | undefined;
  let flash: { readonly left: Flash | undefined } | undefined;
  return {
    language,
    words: wordsOf(language),
    site,
    person,
    state,
    address: request.ip,
    origin,
    path: findReturnPage(request.method, request.url),
    get formToken() {
      return (formToken ??= reply.generateCsrf({ userInfo: holderOf(request) }));
    },
    get flash() {
      return (flash ??= { left: flashes.take(request, reply) }).left;
    },
    seeOther(page, left) {
      if (left !== undefined) flashes.leave(reply, page, left);
      return seeOther(page);
    },
  };
}
