import { isAPIError } from 'better-auth/api';
import type { IncomingHttpHeaders } from 'node:http';
import { foldEmail, InvalidEmail } from '#libs/accounts';
import { coarseNetworkOf, dayOf } from '#libs/admission';
import type { ProviderConfig } from '#libs/config';
import { Sealer } from '../http/sealer.js';
import {
  type Authentication,
  type AuthenticationOptions,
  createAuthentication,
  migrateAuthentication,
} from './authentication.js';
import { orDatabaseUnavailable } from './database-failures.js';
import { linkId } from './link-token.js';
import { KnownSignIns, type NewSignInTraits } from './known-sign-ins.js';
import { errorCode } from './provider-failures.js';
import { Providers } from './providers.js';
import { toHeaders } from './to-headers.js';

export interface SignedInUser {
  readonly userId: string;
  /** Proven by a link or by a provider. */
  readonly email: string;
  readonly sessionId: string;
  /** Encrypts with the token of the session, of which only a hash is stored here. */
  readonly sealer: Sealer;
  /** When the session began. */
  readonly signedInAt: Date;
  /** The language of the last sign-in before this one. */
  readonly language: string | undefined;
}

type User = Pick<SignedInUser, 'userId'>;

export interface SignInSession {
  readonly id: string;
  readonly createdAt: Date;
  /** The first request on the last day (UTC) that it was used. */
  readonly lastSeenAt: Date;
  /** As coarse as it is stored; see `coarseNetworkOf`. */
  readonly network: string;
  readonly userAgent: string;
}

/** A provider that has signed this person in. */
export interface Identity {
  /** As it is configured. */
  readonly providerId: string;
  /** The first sign-in. */
  readonly createdAt: Date;
}

/** Where the library sends browsers whose sign-in failed; they never get there, see {@link SignIn.finishWith}. */
const REFUSED = '/sign-in/refused';

/** Values of `Set-Cookie`, to be handed to the browser as they are. */
export type Cookies = string[];

/** After a database failure the work counts as failed, whatever the library returns. */
const ALWAYS = () => true;

/**
 * The identity of a person: proven by a link or by a provider, remembered by a session.
 *
 * Every method throws `DatabaseUnavailable` when the database cannot answer.
 */
export class SignIn {
  private constructor(
    private readonly authentication: Authentication,
    private readonly providers: Providers,
    private readonly knownSignIns: KnownSignIns,
    private readonly publicUrl: string,
    private readonly secret: string,
  ) {}

  /** Contacts no provider yet, so that an unavailable one does not delay sign-ins by other means. */
  static async open(
    options: AuthenticationOptions & { readonly providers: readonly ProviderConfig[] },
  ): Promise<SignIn> {
    await migrateAuthentication(options);
    const authentication = await createAuthentication(options);
    const { adapter } = await authentication.$context;
    return new SignIn(
      authentication,
      new Providers(options, options.providers),
      new KnownSignIns(adapter, options.secret),
      options.publicUrl,
      options.secret,
    );
  }

  async userOf(headers: IncomingHttpHeaders): Promise<SignedInUser | undefined> {
    if (headers.cookie === undefined) return undefined;
    const found = await orDatabaseUnavailable(() =>
      this.authentication.api.getSession({ headers: toHeaders(headers) }),
    );
    if (found === null) return undefined;
    const { user, session } = found;
    await this.noteUse(session);
    return {
      userId: user.id,
      email: user.email,
      sessionId: session.id,
      sealer: new Sealer(session.token, 'new keys', this.secret),
      signedInAt: new Date(session.createdAt),
      language: user.language ?? undefined,
    };
  }

  /** Once a day: more would be a write for each request, and more than its owner needs to recognize a device. */
  private async noteUse({ id, updatedAt }: { readonly id: string; readonly updatedAt: Date }): Promise<void> {
    const now = new Date();
    if (dayOf(updatedAt.getTime()) === dayOf(now.getTime())) return;
    const { adapter } = await this.authentication.$context;
    const where = [{ field: 'id', value: id }];
    await orDatabaseUnavailable(() =>
      adapter.update({ model: 'session', where, update: { updatedAt: now } }),
    );
  }

  /** Sends a link, to known and unknown addresses alike. @throws InvalidEmail, MailNotSent */
  async sendLink(email: string, language: string, headers: IncomingHttpHeaders): Promise<void> {
    try {
      await orDatabaseUnavailable(() =>
        this.authentication.api.signInMagicLink({
          body: { email: foldEmail(email), metadata: { language } },
          headers: toHeaders(headers),
        }),
      );
    } catch (error) {
      // The library is stricter about addresses than the database, which also contains some that no mail can reach.
      throw isAPIError(error) && error.statusCode === 400 ? new InvalidEmail(email) : error;
    }
  }

  /** Whether a link can still be used. Looking does not use it. */
  async isUsable(token: string): Promise<boolean> {
    const { internalAdapter } = await this.authentication.$context;
    const found = await orDatabaseUnavailable(() => internalAdapter.findVerificationValue(linkId(token)));
    return found !== null && new Date(found.expiresAt).getTime() > Date.now();
  }

  /** Uses a link up. @returns the cookies of a new session; `undefined` if the link is not, or no longer, valid */
  async confirm(token: string, headers: IncomingHttpHeaders): Promise<Cookies | undefined> {
    const answer = await orDatabaseUnavailable(
      () =>
        this.authentication.api.magicLinkVerify({
          query: { token },
          headers: toHeaders(headers),
          asResponse: true,
        }),
      ({ ok }) => !ok,
    );
    return answer.ok ? answer.headers.getSetCookie() : undefined;
  }

  /** @returns where to send the browser, and the cookie that ties the answer to it. @throws ProviderUnavailable */
  async startWith(
    provider: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ url: string; cookies: Cookies }> {
    const authentication = await this.providers.authenticationWith(provider);
    const { headers: answered, response } = await authentication.api.signInSocial({
      body: { provider, callbackURL: '/keys', errorCallbackURL: REFUSED, disableRedirect: true },
      headers: toHeaders(headers),
      returnHeaders: true,
    });
    if (response.url === undefined) throw new Error(`no address to sign in with ${provider}`);
    return { url: response.url, cookies: answered.getSetCookie() };
  }

  /**
   * @param path where the provider sent the browser, with its query
   * @returns `undefined` if its answer is not valid
   * @throws ProviderUnavailable
   */
  async finishWith(
    provider: string,
    path: string,
    headers: IncomingHttpHeaders,
  ): Promise<Cookies | undefined> {
    const request = new Request(new URL(path, this.publicUrl), { headers: toHeaders(headers) });
    const answer = await this.providers.answerTo(provider, request, refusalOf);
    return refusalOf(answer) === undefined ? answer.headers.getSetCookie() : undefined;
  }

  /**
   * Records a sign-in that has just been completed.
   * @param address of the client, in full: only a keyed hash of it is stored
   * @returns what is new compared with earlier sign-ins
   */
  async recordSignIn({ userId }: User, address: string, language: string): Promise<NewSignInTraits> {
    const { adapter } = await this.authentication.$context;
    const identities = await this.findIdentities(userId);
    await adapter.update({ model: 'user', where: [{ field: 'id', value: userId }], update: { language } });
    return this.knownSignIns.record(userId, {
      address,
      identities: identities.map(({ providerId, accountId }) => ({ provider: providerId, id: accountId })),
    });
  }

  /** Providers that this person has signed in with. */
  async identitiesOf({ userId }: User): Promise<Identity[]> {
    const identities = await this.findIdentities(userId);
    return identities.map(({ providerId, createdAt }) => ({ providerId, createdAt: new Date(createdAt) }));
  }

  private async findIdentities(userId: string) {
    const { adapter } = await this.authentication.$context;
    return adapter.findMany<{ providerId: string; accountId: string; createdAt: Date | string }>({
      model: 'account',
      where: [{ field: 'userId', value: userId }],
    });
  }

  async signOut(headers: IncomingHttpHeaders): Promise<Cookies> {
    const { headers: answered } = await orDatabaseUnavailable(
      () => this.authentication.api.signOut({ headers: toHeaders(headers), returnHeaders: true }),
      ALWAYS,
    );
    return answered.getSetCookie();
  }

  async sessionsOf({ userId }: User): Promise<SignInSession[]> {
    const { internalAdapter } = await this.authentication.$context;
    const sessions = await internalAdapter.listSessions(userId, { onlyActiveSessions: true });
    return sessions.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
      id,
      createdAt: new Date(createdAt),
      lastSeenAt: new Date(updatedAt),
      network: coarseNetworkOf(ipAddress ?? ''),
      userAgent: userAgent ?? '',
    }));
  }

  /** Ends one session of this person; another person's session is never ended. */
  async endSession({ userId }: User, sessionId: string): Promise<void> {
    const { adapter } = await this.authentication.$context;
    await adapter.deleteMany({
      model: 'session',
      where: [
        { field: 'id', value: sessionId },
        { field: 'userId', value: userId },
      ],
    });
  }

  /** Ends every session of this person but the one that they use now. */
  async endOtherSessions({ userId, sessionId }: Pick<SignedInUser, 'userId' | 'sessionId'>): Promise<void> {
    const { adapter } = await this.authentication.$context;
    await adapter.deleteMany({
      model: 'session',
      where: [
        { field: 'userId', value: userId },
        { field: 'id', value: sessionId, operator: 'ne' },
      ],
    });
  }

  async endAllSessions({ userId }: User): Promise<void> {
    const { internalAdapter } = await this.authentication.$context;
    await internalAdapter.deleteUserSessions(userId);
  }

  /** Deletes all sign-in data of this person, including links that were sent and not used. */
  async forget({ userId, email }: Pick<SignedInUser, 'userId' | 'email'>): Promise<void> {
    const { adapter, internalAdapter } = await this.authentication.$context;
    await adapter.deleteMany({
      model: 'verification',
      where: [{ field: 'value', value: linkFor(email) }],
    });
    await this.knownSignIns.forget(userId);
    await orDatabaseUnavailable(() => internalAdapter.deleteUser(userId), ALWAYS);
  }
}

/** The value under which the library stores the recipient of a link. */
function linkFor(email: string): string {
  return JSON.stringify({ type: 'magic-link', email });
}

/** Why the library refused a sign-in, as far as its answer says; `undefined` if it did not. */
function refusalOf({ headers }: Response): string | undefined {
  const location = headers.get('location') ?? REFUSED;
  if (!location.includes(REFUSED)) return undefined;
  const code = new URLSearchParams(location.split('?')[1]).get('error');
  return `the provider's answer cannot be used: ${errorCode(code) || 'no reason is known'}`;
}
