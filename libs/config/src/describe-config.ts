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
  };
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^@/]*)@/, '//***@');
}
