import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Accounts } from '#libs/accounts';
import { holderOf } from '../http/forms.js';
import { chooseLanguage } from '../language/choose-language.js';
import { wordsOf } from '../language/words.js';
import { CLIENT_ADDRESS } from '../sign-in/authentication.js';
import type { SignIn } from '../sign-in/sign-in.js';
import type { Site } from '../site.js';
import { pageToComeBackTo } from './page-to-come-back-to.js';
import type { Person, Visit } from './visit.js';

/** Finds out who sends the request and in which language, before anything else. */
export function openVisit(
  { signIn, accounts, site }: { readonly signIn: SignIn; readonly accounts: Accounts; readonly site: Site },
  secure: boolean,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    // The only header that the sign-in library trusts; this overwrites what a client sent in it.
    request.headers[CLIENT_ADDRESS] = request.ip;
    const language = chooseLanguage(request, reply, secure);
    // The page that says that the database is unavailable needs a visit, too.
    request.visit = visitOf({ request, reply, language, site });
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    const user = await signIn.userOf(request.headers);
    if (user === undefined) return;
    // Looked up, never created: opening a page while the account is being deleted must not create it again.
    const account = await accounts.findByUser(user.userId);
    if (account === undefined) return;
    const { id, email } = account;
    request.visit = visitOf({ request, reply, language, site }, { ...user, email, accountId: id });
  };
}

interface VisitOptions extends Pick<Visit, 'language' | 'site'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function visitOf({ request, reply, language, site }: VisitOptions, person?: Person): Visit {
  let formToken: string | undefined;
  return {
    language,
    words: wordsOf(language),
    site,
    person,
    address: request.ip,
    path: pageToComeBackTo(request.method, request.url),
    get formToken() {
      return (formToken ??= reply.generateCsrf({ userInfo: holderOf(request) }));
    },
  };
}
