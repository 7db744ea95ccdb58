import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '#libs/accounts';
import { isLanguage } from '../language/languages.js';
import { Notices } from '../mail/notices.js';
import { ownerOf } from '../mail/owner-of.js';
import type { SeeOther } from '../http/page.decorator.js';
import { FORM_KEPT } from '../request-context/flashes.js';
import { type ReturnPage, ReturnPageCookie } from '../request-context/return-page-cookie.js';
import { SignInRequired } from '../http/sign-in-required.js';
import { type Cookies, type SignedInUser, SignIn } from './sign-in.js';
import { SignInSettings } from './sign-in-settings.js';

const START = '/keys';

/** What follows a successful sign-in, by link or by provider. */
@Injectable()
export class BeginSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
    private readonly settings: SignInSettings,
    private readonly notices: Notices,
    private readonly returnPageCookie: ReturnPageCookie,
  ) {}

  /**
   * The only place where accounts are created: a person who has just signed in has proven an address.
   * @param cookies of the new session
   */
  async begin(cookies: Cookies, request: FastifyRequest): Promise<void> {
    const user = await this.signIn.userOf({ cookie: asSentBack(cookies) });
    if (user === undefined) throw new SignInRequired();
    const { id: accountId, email } = await this.accounts.findOrCreate(user);
    await this.endReplaced(user, request);
    await this.recordSignIn(accountId, user, request);
    await this.tell({ ...user, email, accountId }, request);
  }

  /** Hands the session to the browser. @returns the page to open next, which shows again what was entered there */
  enter(cookies: Cookies, request: FastifyRequest, reply: FastifyReply): SeeOther {
    void reply.header('set-cookie', cookies);
    const { page, entered }: ReturnPage = this.returnPageCookie.take(request, reply) ?? { page: START };
    return request.context.seeOther(page, entered && { code: FORM_KEPT, values: entered });
  }

  /** Ends the previous session of the browser, which loses its cookie and so could never sign out of it. */
  private async endReplaced(user: SignedInUser, request: FastifyRequest): Promise<void> {
    const before = await this.signIn.userOf(request.headers);
    if (before !== undefined && before.sessionId !== user.sessionId)
      await this.signIn.endSession(before, before.sessionId);
  }

  /** On the audit trail. Mails to the account are in the language of its first sign-in, until that is changed. */
  private async recordSignIn(accountId: string, user: SignedInUser, request: FastifyRequest): Promise<void> {
    const { provider } = request.params as { readonly provider?: string };
    await this.accounts.recordSignIn(accountId, {
      language: isLanguage(user.language) ? user.language : request.context.language,
      method: provider === undefined ? 'link' : this.settings.nameOf(provider),
      origin: request.context.origin,
    });
  }

  private async tell(
    user: SignedInUser & { readonly accountId: string },
    request: FastifyRequest,
  ): Promise<void> {
    const { ip, context } = request;
    const to = ownerOf(context, user);
    const { isNewAddress, providers } = await this.signIn.recordSignIn(user, ip, context.language);
    for (const id of providers) this.notices.newProvider(to, this.settings.nameOf(id));
    if (isNewAddress) this.notices.newAddress(to);
  }
}

/** The cookies as the browser will send them: without their attributes. */
function asSentBack(cookies: Cookies): string {
  return cookies.map(cookie => cookie.split(';')[0]).join('; ');
}
