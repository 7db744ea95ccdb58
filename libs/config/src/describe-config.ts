import type { DashboardConfig } from './dashboard-config.js';
import type { Config } from './load-config.js';

/** What is in force, for people and logs: secrets are counted, passwords in URLs replaced by `***`. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    elasticsearch: config.elasticsearch
      ? { ...config.elasticsearch, url: withoutPassword(config.elasticsearch.url) }
      : 'embedded',
    redis: config.redis ? { url: withoutPassword(config.redis.url) } : 'embedded',
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
    mail:
      dashboard.mail === undefined
        ? 'printed'
        : { ...dashboard.mail, smtpUrl: withoutPassword(dashboard.mail.smtpUrl) },
    providers: dashboard.providers.map(({ clientSecret: _, ...provider }) => provider),
  };
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^@/]*)@/, '//***@');
}
