import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Accounts } from '#libs/accounts';
import { holderOf } from '../http/forms.js';
import { chooseLanguage } from '../language/choose-language.js';
import { wordsOf } from '../language/words.js';
import { CLIENT_ADDRESS } from '../sign-in/authentication.js';
import type { SignIn } from '../sign-in/sign-in.js';
import { pageToComeBackTo } from './page-to-come-back-to.js';
import type { Person, Visit } from './visit.js';

/** Finds out who is asking and in which language, before anything else. */
export function openVisit(
  { signIn, accounts }: { readonly signIn: SignIn; readonly accounts: Accounts },
  secure: boolean,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    // The one header the sign-in library believes; whatever a client wrote there is gone.
    request.headers[CLIENT_ADDRESS] = request.ip;
    const language = chooseLanguage(request, reply, secure);
    // A page that says the database is away needs a visit too.
    request.visit = visitOf(request, reply, language, undefined);
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    const user = await signIn.userOf(request.headers);
    if (user === undefined) return;
    // Looked up, never made: a page that is opened while its account is deleted must not bring it back.
    const account = await accounts.findByUser(user.userId);
    if (account === undefined) return;
    const { id, email } = account;
    request.visit = visitOf(request, reply, language, { ...user, email, accountId: id });
  };
}

function visitOf(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Visit['language'],
  person: Person | undefined,
): Visit {
  let formToken: string | undefined;
  return {
    language,
    words: wordsOf(language),
    person,
    address: request.ip,
    path: pageToComeBackTo(request.method, request.url),
    get formToken() {
      return (formToken ??= reply.generateCsrf({ userInfo: holderOf(request) }));
    },
  };
}
