import type { DashboardConfig } from './dashboard-config.js';
import { describeElasticsearch } from './describe-elasticsearch.js';
import { describeRedis } from './describe-redis.js';
import type { Config } from './load-config.js';
import type { SmtpConfig } from './smtp-config.js';

/** What is in force, for people and logs: secrets are counted, users and passwords in URLs replaced by `***`. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    elasticsearch: config.elasticsearch ? describeElasticsearch(config.elasticsearch) : 'embedded',
    redis: config.redis ? describeRedis(config.redis) : 'embedded',
    databaseUrl: withoutPassword(config.databaseUrl),
    cursorSecrets:
      config.cursorSecrets.length === 0 ? 'kept in DATA_DIR' : `${config.cursorSecrets.length} configured`,
    dashboard: describeDashboard(config.dashboard),
  };
}

function describeDashboard(dashboard: DashboardConfig): Record<string, unknown> {
  return {
    ...dashboard,
    secret: dashboard.secret === undefined ? 'kept in DATA_DIR' : 'configured',
    mail: dashboard.mail === undefined ? 'printed' : describeMail(dashboard.mail),
    providers: dashboard.providers.map(({ clientSecret: _, ...provider }) => provider),
  };
}

function describeMail({ user, ca, ...mail }: SmtpConfig): Record<string, unknown> {
  return {
    ...mail,
    user: user === undefined ? 'none' : 'configured',
    authority: ca === undefined ? 'of the system' : 'from SMTP_CA_FILE',
  };
}

/**
 * Protocol, host and path of a URL. User and password become `***`, and queries are left out: drivers take passwords
 * there, too. An @ further on is the sign of a password that should have been percent-escaped and ended the host
 * early, so that it may stand in the host or the path; then only the protocol is shown.
 */
function withoutPassword(text: string): string {
  if (text.startsWith('sqlite:')) return text;
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  if (`${pathname}${search}${hash}`.includes('@') || !text.includes('://')) return `${protocol}//***`;
  const user = username === '' && password === '' ? '' : '***@';
  return `${protocol}//${user}${host}${pathname.replace(/\/+$/, '')}`;
}
