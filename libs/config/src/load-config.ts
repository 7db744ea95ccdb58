import { join, resolve } from 'node:path';
import { type DashboardConfig, loadDashboardConfig } from './dashboard-config.js';
import { type ElasticsearchConfig, loadElasticsearchConfig } from './elasticsearch-config.js';
import { EnvironmentReader, type Policy } from './environment-reader.js';
import { type LimitsConfig, loadLimitsConfig } from './limits-config.js';
import { loadRedisConfig, type RedisConfig } from './redis-config.js';
import { loadTracesConfig, type TracesConfig } from './traces-config.js';

/** All settings of a process. `undefined` engines mean: embedded. */
export interface Config {
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Where clients reach the service, without a trailing slash. */
    readonly publicUrl: string;
    /** Where the error codes are documented, without a trailing slash. */
    readonly errorsUrl: string;
    /** The contact for reports of vulnerabilities: `mailto:` or `https:`. `undefined`: no security.txt is served. */
    readonly securityContact: string | undefined;
    /** Terms and privacy, in this order, as far as they are set. */
    readonly policies: readonly Policy[];
    /** `undefined`: no metrics listener. */
    readonly metricsPort: number | undefined;
    /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
    readonly trustedProxies: readonly string[];
    /** How long a process that is ending keeps serving while its readiness already says no. */
    readonly drainMs: number;
  };
  /** Whether a process is ready before any catalog was promoted. */
  readonly readyWithoutCatalog: boolean;
  readonly limits: LimitsConfig;
  readonly elasticsearch: ElasticsearchConfig | undefined;
  readonly redis: RedisConfig | undefined;
  readonly dataDir: string;
  /** `sqlite:<absolute path>` or `postgres://…`. */
  readonly databaseUrl: string;
  /** Folder with the NDJSON files the embedded engine loads. */
  readonly catalogSource: string;
  /** Newest first; the first signs, all are accepted. Empty: one is made and kept in `dataDir`. */
  readonly cursorSecrets: readonly string[];
  readonly logLevel: LogLevel;
  /** `undefined`: nothing is traced. */
  readonly traces: TracesConfig | undefined;
  readonly dashboard: DashboardConfig;
}

const YES_OR_NO = ['false', 'true'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Thrown by {@link loadConfig} with every problem of the environment, one sentence each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(['The configuration cannot be used:', ...problems.map(problem => `  - ${problem}`)].join('\n'));
  }
}

/**
 * Reads the environment; empty variables count as unset.
 * @throws ConfigError naming every variable that cannot be used, and how to fix it
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvironmentReader(environment);
  const host = read.text('HOST');
  const port = read.integer('PORT');
  const publicUrl = read.webUrl('PUBLIC_URL') ?? `http://${browsableHost(host)}:${port}`;
  const elasticsearch = loadElasticsearchConfig(read);
  const redis = loadRedisConfig(read);
  const dataDir = resolve(read.text('DATA_DIR'));
  const databaseUrl = read.databaseUrl('DATABASE_URL') ?? `sqlite:${join(dataDir, 'accounts.sqlite')}`;
  // A process that shares nothing is alone, so that no balancer has to notice that it ends.
  const isEmbedded = elasticsearch === undefined && redis === undefined && databaseUrl.startsWith('sqlite:');
  const dashboard = loadDashboardConfig(read, browsableHost(host));
  const config: Config = {
    http: {
      host,
      port,
      publicUrl,
      errorsUrl: read.webUrl('ERRORS_URL') ?? `${publicUrl}/errors`,
      securityContact: read.contact('SECURITY_CONTACT'),
      policies: [read.policy('TERMS'), read.policy('PRIVACY')].filter(policy => policy !== undefined),
      metricsPort: read.optionalInteger('METRICS_PORT'),
      trustedProxies: dashboard.trustedProxies,
      drainMs: (read.optionalInteger('DRAIN_SECONDS') ?? (isEmbedded ? 0 : 5)) * 1_000,
    },
    readyWithoutCatalog: read.oneOf('READY_WITHOUT_CATALOG', YES_OR_NO) === 'true',
    limits: loadLimitsConfig(read),
    elasticsearch,
    redis,
    dataDir,
    databaseUrl,
    catalogSource: resolve(read.text('CATALOG_SOURCE')),
    cursorSecrets: read.secrets('CURSOR_SECRETS'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS),
    traces: loadTracesConfig(read),
    dashboard,
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return deepFreeze(config);
}

/** A wildcard address can be listened on but not opened in a browser. */
function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
