import type { EnvironmentReader } from './environment-reader.js';

/** A provider of OpenID Connect that people may sign in with. */
export interface ProviderConfig {
  /** Lower case; a part of the address that the provider sends people back to. */
  readonly id: string;
  /** As its button says. */
  readonly name: string;
  /** Without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const NAMES: Readonly<Record<string, string>> = { google: 'Google', keycloak: 'Keycloak' };
const ISSUERS: Readonly<Record<string, string>> = { google: 'https://accounts.google.com' };

/** Every provider that `SIGN_IN_PROVIDERS` lists, once. */
export function readProviders(read: EnvironmentReader): ProviderConfig[] {
  return [...new Set(read.list('SIGN_IN_PROVIDERS'))].flatMap(id => readProvider(read, id));
}

/** `keycloak` reads `KEYCLOAK_ISSUER`, `KEYCLOAK_CLIENT_ID`, `KEYCLOAK_CLIENT_SECRET` and `KEYCLOAK_NAME`. */
function readProvider(read: EnvironmentReader, id: string): ProviderConfig[] {
  if (!/^[a-z][a-z0-9]{0,30}$/.test(id)) {
    read.problems.push(`SIGN_IN_PROVIDERS must list lower-case words, but has ${JSON.stringify(id)}`);
    return [];
  }
  const variable = id.toUpperCase();
  const because = `SIGN_IN_PROVIDERS has ${id}`;
  return [
    {
      id,
      name: read.optional(`${variable}_NAME`) ?? NAMES[id] ?? id,
      issuer: readIssuer(read, id),
      clientId: read.required(`${variable}_CLIENT_ID`, because),
      clientSecret: read.required(`${variable}_CLIENT_SECRET`, because),
    },
  ];
}

const NEEDS_ID_TOKENS = 'only ID tokens of OpenID Connect prove an email address';
const GITHUB_HAS_NONE =
  ', and GitHub issues none. Name the issuer of a provider that signs people in by GitHub, or leave github out';

/** On this machine an issuer may answer without TLS; elsewhere others could impersonate it. */
function readIssuer(read: EnvironmentReader, id: string): string {
  const name = `${id.toUpperCase()}_ISSUER` as const;
  const given = read.optional(name);
  const issuer = given === undefined ? ISSUERS[id] : read.webUrl(name);
  if (issuer === undefined && given === undefined) {
    const advice = NEEDS_ID_TOKENS + (id === 'github' ? GITHUB_HAS_NONE : '');
    read.problems.push(`${name} must be set, because SIGN_IN_PROVIDERS has ${id}: ${advice}`);
  }
  if (issuer?.startsWith('http:') === true && !isThisMachine(new URL(issuer).hostname))
    read.problems.push(
      `${name} must start with https://, or name this machine: without TLS another server could impersonate the issuer`,
    );
  return issuer ?? '';
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
