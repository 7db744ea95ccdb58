import type { DashboardConfig } from './dashboard-config.js';
import { describeElasticsearch } from './describe-elasticsearch.js';
import { describeRedis } from './describe-redis.js';
import type { Config } from './load-config.js';
import type { SmtpConfig } from './smtp-config.js';
import { withoutPassword } from './without-password.js';

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
