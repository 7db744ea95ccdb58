import type { EnvironmentReader } from './environment-reader.js';

/** What the developer dashboard may be told from outside. */
export interface DashboardConfig {
  readonly port: number;
  /** Where people reach it, without a trailing slash. Links in mails begin with it, never with a request's Host. */
  readonly publicUrl: string;
  /** Signs cookies. `undefined`: one is made and kept in the data folder. */
  readonly secret: string | undefined;
  /** `undefined`: mails are printed. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly providers: readonly ProviderConfig[];
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
}

/** Somebody else whom people may sign in with. */
export interface ProviderConfig {
  /** Lower case; a part of the address that the provider sends people back to. */
  readonly id: string;
  /** As its button says. */
  readonly name: string;
  /** Of OpenID Connect; `undefined` for GitHub, which has a protocol of its own. */
  readonly issuer: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
}

const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', google: 'Google', keycloak: 'Keycloak' };
const ISSUERS: Readonly<Record<string, string>> = { google: 'https://accounts.google.com' };

export function loadDashboardConfig(read: EnvironmentReader, host: string): DashboardConfig {
  const port = read.port('DASHBOARD_PORT', 3001);
  const publicUrl = read.url('DASHBOARD_PUBLIC_URL', ['http:', 'https:']) ?? `http://${host}:${port}`;
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  return {
    port,
    publicUrl,
    secret: read.secret('DASHBOARD_SECRET', 32),
    mail:
      smtpUrl === undefined
        ? undefined
        : { smtpUrl, from: read.text('MAIL_FROM', `no-reply@${new URL(publicUrl).hostname}`) },
    providers: read.list('SIGN_IN_PROVIDERS').flatMap(id => readProvider(read, id)),
    trustedProxies: read.list('TRUSTED_PROXIES'),
  };
}

/** `keycloak` reads `KEYCLOAK_ISSUER`, `KEYCLOAK_CLIENT_ID`, `KEYCLOAK_CLIENT_SECRET` and `KEYCLOAK_NAME`. */
function readProvider(read: EnvironmentReader, id: string): ProviderConfig[] {
  if (!/^[a-z][a-z0-9]{0,30}$/.test(id)) {
    read.problems.push(`SIGN_IN_PROVIDERS must list lower-case words, but has ${JSON.stringify(id)}`);
    return [];
  }
  const variable = id.toUpperCase();
  const because = `SIGN_IN_PROVIDERS has ${id}`;
  const issuer = read.url(`${variable}_ISSUER`, ['http:', 'https:']) ?? ISSUERS[id];
  if (issuer === undefined && id !== 'github') read.required(`${variable}_ISSUER`, because);
  return [
    {
      id,
      name: read.text(`${variable}_NAME`, NAMES[id] ?? id),
      issuer,
      clientId: read.required(`${variable}_CLIENT_ID`, because),
      clientSecret: read.required(`${variable}_CLIENT_SECRET`, because),
    },
  ];
}
