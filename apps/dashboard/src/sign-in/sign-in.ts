import { isAPIError } from 'better-auth/api';
import type { IncomingHttpHeaders } from 'node:http';
import { foldEmail, InvalidEmail } from '#libs/accounts';
import {
  type Authentication,
  type AuthenticationOptions,
  createAuthentication,
  migrateAuthentication,
} from './authentication.js';
import { toHeaders } from './to-headers.js';

export interface SignedInUser {
  readonly userId: string;
  /** Proven by a link or by a provider. */
  readonly email: string;
  readonly sessionId: string;
}

type User = Pick<SignedInUser, 'userId'>;

export interface SignInSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly address: string;
  readonly browser: string;
}

/** Where the library sends browsers whose sign-in failed; they never get there, see {@link SignIn.finishWith}. */
const REFUSED = '/sign-in/refused';

/** Values of `Set-Cookie`, to be handed to the browser as they are. */
export type Cookies = string[];

/** Who somebody is: proven by a link or by a provider, remembered by a session. */
export class SignIn {
  private constructor(
    private readonly authentication: Authentication,
    private readonly publicUrl: string,
  ) {}

  static async open(options: AuthenticationOptions): Promise<SignIn> {
    await migrateAuthentication(options);
    return new SignIn(createAuthentication(options), options.publicUrl);
  }

  async userOf(headers: IncomingHttpHeaders): Promise<SignedInUser | undefined> {
    if (headers.cookie === undefined) return undefined;
    const found = await this.authentication.api.getSession({ headers: toHeaders(headers) });
    if (found === null) return undefined;
    return { userId: found.user.id, email: found.user.email, sessionId: found.session.id };
  }

  /** Sends a link, to known and unknown addresses alike. @throws InvalidEmail, MailNotSent */
  async sendLink(email: string, language: string, headers: IncomingHttpHeaders): Promise<void> {
    try {
      await this.authentication.api.signInMagicLink({
        body: { email: foldEmail(email), metadata: { language } },
        headers: toHeaders(headers),
      });
    } catch (error) {
      // The library is stricter about addresses than the record, which also holds those that no mail reaches.
      throw isAPIError(error) && error.statusCode === 400 ? new InvalidEmail(email) : error;
    }
  }

  /** Uses a link up. @returns the cookies of a new session; `undefined` if the link is not, or no longer, good */
  async confirm(token: string, headers: IncomingHttpHeaders): Promise<Cookies | undefined> {
    const answer = await this.authentication.api.magicLinkVerify({
      query: { token },
      headers: toHeaders(headers),
      asResponse: true,
    });
    return answer.ok ? answer.headers.getSetCookie() : undefined;
  }

  /** @returns where to send the browser, and the cookie that ties the answer to it */
  async startWith(
    provider: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ url: string; cookies: Cookies }> {
    const { headers: answered, response } = await this.authentication.api.signInSocial({
      body: { provider, callbackURL: '/keys', errorCallbackURL: REFUSED, disableRedirect: true },
      headers: toHeaders(headers),
      returnHeaders: true,
    });
    if (response.url === undefined) throw new Error(`no address to sign in with ${provider}`);
    return { url: response.url, cookies: answered.getSetCookie() };
  }

  /** @param path where the provider sent the browser, with its query. @returns `undefined` if its answer is no good */
  async finishWith(path: string, headers: IncomingHttpHeaders): Promise<Cookies | undefined> {
    const request = new Request(new URL(path, this.publicUrl), { headers: toHeaders(headers) });
    const answer = await this.authentication.handler(request);
    const goesTo = answer.headers.get('location') ?? REFUSED;
    return goesTo.includes(REFUSED) ? undefined : answer.headers.getSetCookie();
  }

  async signOut(headers: IncomingHttpHeaders): Promise<Cookies> {
    const { headers: answered } = await this.authentication.api.signOut({
      headers: toHeaders(headers),
      returnHeaders: true,
    });
    return answered.getSetCookie();
  }

  async sessionsOf({ userId }: User): Promise<SignInSession[]> {
    const { internalAdapter } = await this.authentication.$context;
    const sessions = await internalAdapter.listSessions(userId, { onlyActiveSessions: true });
    return sessions.map(({ id, createdAt, ipAddress, userAgent }) => ({
      id,
      createdAt: new Date(createdAt),
      address: ipAddress ?? '',
      browser: userAgent ?? '',
    }));
  }

  /** Ends one session of this person; one of somebody else is left as it is. */
  async endSession({ userId }: User, sessionId: string): Promise<void> {
    const { internalAdapter } = await this.authentication.$context;
    const sessions = await internalAdapter.listSessions(userId);
    const session = sessions.find(({ id }) => id === sessionId);
    if (session !== undefined) await internalAdapter.deleteSession(session.token);
  }

  async endAllSessions({ userId }: User): Promise<void> {
    const { internalAdapter } = await this.authentication.$context;
    await internalAdapter.deleteUserSessions(userId);
  }

  /** Forgets everything about how this person signs in. */
  async forget({ userId }: User): Promise<void> {
    const { internalAdapter } = await this.authentication.$context;
    await internalAdapter.deleteUser(userId);
  }
}
