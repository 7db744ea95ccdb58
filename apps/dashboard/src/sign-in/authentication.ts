import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import { genericOAuth, type GenericOAuthConfig, magicLink } from 'better-auth/plugins';
import { type AccountsDatabase, databaseKindOf, migrateUnderLock } from '#libs/accounts';
import type { Log } from '#libs/log';
import { recordFailures } from './database-failures.js';
import { hashSessionTokens } from './hash-session-tokens.js';
import { hashLinkToken } from './link-token.js';
import { KNOWN_SIGN_INS } from './known-sign-ins.js';

const LINK_LIFE_MINUTES = 15;
const SESSION_LIFE_SECONDS = 7 * 86_400;

export interface AuthenticationOptions {
  readonly database: AccountsDatabase;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly secret: string;
  readonly log: Log;
  /** Sends the secret of a new link to the person who may use it. */
  sendLink(link: { email: string; token: string; language: string }): Promise<void>;
}

type TablesOptions = Pick<AuthenticationOptions, 'database' | 'databaseUrl' | 'log'>;

/** Messages about sign-ins whose reason is logged by `Providers`. */
const EXPLAINED =
  /^(Failed to validate authorization code|Unable to get user info|OAuth issuer mismatch)$|id_token failed verification/;

/** Providers redirect people to `callback/:provider` below it, which the controller serves. */
const BASE_PATH = '/sign-in';

function optionsFor(given: AuthenticationOptions, providers: GenericOAuthConfig[] = []) {
  return {
    appName: 'Board Game Catalog',
    baseURL: given.publicUrl,
    basePath: BASE_PATH,
    secret: given.secret,
    telemetry: { enabled: false },
    // Our forms have their own limits, by address too; see sign-in-limits.ts.
    rateLimit: { enabled: false },
    logger: { log: (level, message) => EXPLAINED.test(message) || given.log[level](message) },
    advanced: { cookiePrefix: 'dashboard', ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] } },
    onAPIError: { errorURL: '/sign-in/refused' },
    // Tables in addition to those of `libs/accounts`, which has its own accounts.
    user: {
      modelName: 'sign_in_users',
      // The language of the last sign-in, used for mails to this person.
      additionalFields: { language: { type: 'string', required: false, input: false } },
    },
    session: {
      modelName: 'sign_in_sessions',
      expiresIn: SESSION_LIFE_SECONDS,
      disableSessionRefresh: true,
      // The session is read from the database every time, so that revoking it works at once.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'sign_in_identities',
      accountLinking: { enabled: true },
      // During sign-in with a provider, the state is kept encrypted in the browser: the database would keep it in
      // plain text.
      storeStateStrategy: 'cookie',
    },
    verification: { modelName: 'sign_in_secrets' },
    databaseHooks: {
      // An address that the provider did not prove could give access to another person's account.
      user: { create: { before: async user => user.emailVerified } },
      account: {
        create: { before: async identity => ({ data: { ...identity, ...WITHOUT_TOKENS } }) },
        update: { before: async identity => ({ data: { ...identity, ...WITHOUT_TOKENS } }) },
      },
    },
    plugins: [
      magicLink({
        storeToken: { type: 'custom-hasher', hash: async token => hashLinkToken(token) },
        expiresIn: LINK_LIFE_MINUTES * 60,
        sendMagicLink: ({ email, token, metadata }) =>
          given.sendLink({ email, token, language: String(metadata?.language) }),
      }),
      genericOAuth({ config: providers }),
      KNOWN_SIGN_INS,
    ],
  } satisfies BetterAuthOptions;
}

/** The tokens of a provider are not stored, since we need only the sign-in. */
const WITHOUT_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** The only header from which the client's address is read. We always set it, so that clients cannot. */
export const CLIENT_ADDRESS = 'x-client-address';

/**
 * Sessions, links and providers, by Better Auth, in the accounts database.
 * @param providers the library requests their discovery documents at once
 */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- only the library can name this type
export async function createAuthentication(given: AuthenticationOptions, providers?: GenericOAuthConfig[]) {
  const options = optionsFor(given, providers);
  const adapter = await getAdapter({ ...options, database: databaseOf(given) });
  return betterAuth({ ...options, database: () => recordFailures(hashSessionTokens(adapter)) });
}
export type Authentication = Awaited<ReturnType<typeof createAuthentication>>;

/** The library asks for these as well; no table depends on them. */
const WITHOUT_SIGN_INS = {
  publicUrl: 'http://localhost',
  secret: 'for no session',
  sendLink: () => Promise.resolve(),
};

/** Creates the tables, only once even if several processes start together. */
export async function migrateAuthentication(given: TablesOptions): Promise<void> {
  await migrateUnderLock(given.database, async transaction => {
    const database = databaseOf({ ...given, database: transaction });
    const { runMigrations } = await getMigrations({
      ...optionsFor({ ...WITHOUT_SIGN_INS, ...given }),
      database,
    });
    await runMigrations();
  });
}

function databaseOf({ database, databaseUrl }: Pick<AuthenticationOptions, 'database' | 'databaseUrl'>) {
  return { db: database, type: databaseKindOf(databaseUrl) };
}
