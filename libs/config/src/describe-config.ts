import { describeElasticsearch } from './describe-elasticsearch.js';
import { describeRedis } from './describe-redis.js';
import { keepsMails } from './keeps-mails.js';
import type { Config } from './load-config.js';
import type { SmtpConfig } from './smtp-config.js';
import { withoutPassword } from './without-password.js';

/** What is in force, for people and logs: secrets are counted, users and passwords in URLs replaced by `***`. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    http: { ...config.http, policies: config.http.policies.map(({ title }) => title) },
    elasticsearch: config.elasticsearch ? describeElasticsearch(config.elasticsearch) : 'embedded',
    redis: config.redis ? describeRedis(config.redis) : 'embedded',
    databaseUrl: withoutPassword(config.databaseUrl),
    cursorSecrets:
      config.cursorSecrets.length === 0 ? 'kept in DATA_DIR' : `${config.cursorSecrets.length} configured`,
    traces: config.traces && { ...config.traces, headers: Object.keys(config.traces.headers) },
    dashboard: describeDashboard(config),
  };
}

function describeDashboard(config: Config): Record<string, unknown> {
  const { dashboard } = config;
  return {
    ...dashboard,
    secret: dashboard.secret === undefined ? 'kept in DATA_DIR' : 'configured',
    mail: dashboard.mail === undefined ? withoutServer(config) : describeMail(dashboard.mail),
    providers: dashboard.providers.map(({ clientSecret: _, ...provider }) => provider),
  };
}

function withoutServer(config: Config): string {
  return keepsMails(config) ? 'printed, and on the outbox page' : 'not sent: SMTP_URL is not set';
}

function describeMail({ user, ca, ...mail }: SmtpConfig): Record<string, unknown> {
  return {
    ...mail,
    user: user === undefined ? 'none' : 'configured',
    authority: ca === undefined ? 'of the system' : 'from SMTP_CA_FILE',
  };
}
