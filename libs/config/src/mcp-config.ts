import { EnvironmentReader } from './environment-reader.js';
import { type LimitsConfig, loadLimitsConfig } from './limits-config.js';
import { ConfigError } from './load-config.js';
import { loadTracesConfig, type TracesConfig } from './traces-config.js';
import { readProxies } from './trusted-proxies.js';
import { variable } from './variables.js';

/** The settings of the MCP server. */
export interface McpConfig {
  /** The URL of the API it calls, version included. */
  readonly catalogUrl: string;
  /** The key of the user whose assistant starts this process. Over HTTP each request brings its own. */
  readonly key: string | undefined;
  /** `undefined`: nothing is traced. */
  readonly traces: TracesConfig | undefined;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** `undefined`: no metrics are served. */
    readonly metricsPort: number | undefined;
    /** Web pages that may call it, as origins. Programs send no origin, and need none. */
    readonly allowedOrigins: readonly string[];
    readonly limits: LimitsConfig;
    /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
    readonly trustedProxies: readonly string[];
  };
}

/** @throws ConfigError naming every variable that cannot be used */
export function loadMcpConfig(environment: Readonly<Record<string, string | undefined>>): McpConfig {
  const read = new EnvironmentReader(environment);
  const config: McpConfig = {
    catalogUrl: read.webUrl('BGC_API_URL') ?? variable('BGC_API_URL').default,
    key: read.optional('BGC_API_KEY'),
    traces: loadTracesConfig(read),
    http: {
      host: read.text('MCP_HOST'),
      port: read.integer('MCP_PORT'),
      metricsPort: read.optionalInteger('MCP_METRICS_PORT'),
      allowedOrigins: readOrigins(read),
      limits: loadLimitsConfig(read),
      trustedProxies: readProxies(read),
    },
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** Browsers send an origin in one spelling only: another one would never match. */
function readOrigins(read: EnvironmentReader): string[] {
  const origins = read.list('MCP_ALLOWED_ORIGINS');
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      read.problems.push(
        `MCP_ALLOWED_ORIGINS must list origins such as https://assistant.example, but has ${JSON.stringify(origin)}`,
      );
  return origins;
}
