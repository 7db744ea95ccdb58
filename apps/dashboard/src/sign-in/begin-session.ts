import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#libs/accounts';
import { isLanguage } from '../language/languages.js';
import type { Notices } from '../mail/notices.js';
import type { ReturnPage } from '../request-context/return-page.js';
import { SignInFirst } from '../request-context/sign-in-first.js';
import type { SignIn } from './sign-in.js';
import { type Cookies, type SignedInUser } from './sign-in.js';
import type { SignInSettings } from './sign-in-settings.js';

const START = '/keys';

/** What follows a successful sign-in, by link or by provider. */
export class BeginSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
    private readonly settings: SignInSettings,
    private readonly notices: Notices,
    private readonly returnPage: ReturnPage,
  ) {}

  /**
   * The only place where accounts are created: a person who has just signed in has proven an address.
   * @param cookies of the new session
   * @returns the page to go on to
   */
  async begin(cookies: Cookies, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const user = await this.signIn.userOf({ cookie: asSentBack(cookies) });
    if (user === undefined) throw new SignInFirst();
    const { email } = await this.accounts.findOrCreate(user);
    await this.endReplaced(user, request);
    await this.tell({ ...user, email }, request);
    void reply.header('set-cookie', cookies);
    return this.returnPage.take(request, reply) ?? START;
  }

  /** Ends the previous session of the browser, which loses its cookie and so could never sign out of it. */
  private async endReplaced(user: SignedInUser, request: FastifyRequest): Promise<void> {
    const before = await this.signIn.userOf(request.headers);
    if (before !== undefined && before.sessionId !== user.sessionId)
      await this.signIn.endSession(before, before.sessionId);
  }

  /** Sends notices in the language of the last sign-in, since this sign-in may be another person's. */
  private async tell(user: SignedInUser, { ip, context }: FastifyRequest): Promise<void> {
    const language = isLanguage(user.language) ? user.language : context.language;
    const to = { email: user.email, language, address: ip };
    const { isNewAddress, providers } = await this.signIn.noteWay(user, ip, context.language);
    for (const id of providers) this.notices.newProvider(to, this.settings.nameOf(id));
    if (isNewAddress) this.notices.newAddress(to);
  }
}

/** The cookies as the browser will send them: without their attributes. */
function asSentBack(cookies: Cookies): string {
  return cookies.map(cookie => cookie.split(';')[0]).join('; ');
}
