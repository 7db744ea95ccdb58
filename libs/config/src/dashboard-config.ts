import { isIP } from 'node:net';
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
  if (new URL(publicUrl).href !== `${new URL(publicUrl).origin}/`)
    read.problems.push(
      'DASHBOARD_PUBLIC_URL must end after its host or port: the dashboard needs a host of its own',
    );
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  return {
    port,
    publicUrl,
    secret: read.secret('DASHBOARD_SECRET', 32),
    mail:
      smtpUrl === undefined
        ? undefined
        : { smtpUrl, from: read.text('MAIL_FROM', `no-reply@${new URL(publicUrl).hostname}`) },
    providers: [...new Set(read.list('SIGN_IN_PROVIDERS'))].flatMap(id => readProvider(read, id)),
    trustedProxies: readProxies(read),
  };
}

/** Words for networks that need no number, see https://www.npmjs.com/package/proxy-addr */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(read: EnvironmentReader): string[] {
  const proxies = read.list('TRUSTED_PROXIES');
  for (const proxy of proxies.filter(proxy => !isNetwork(proxy))) {
    const forms = `addresses, networks such as 10.0.0.0/8, or ${NETWORKS.join(', ')}`;
    read.problems.push(`TRUSTED_PROXIES must list ${forms}, but has ${JSON.stringify(proxy)}`);
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (maxBits < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
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
