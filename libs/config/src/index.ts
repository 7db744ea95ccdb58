/**
 * Configuration: the environment, read once into one frozen, typed object.
 *
 * Processes import this; libraries take the values they need as arguments instead. `libs/accounts` imports it to show a
 * database URL without its password.
 * Nothing else in the project reads `process.env`.
 */
export { type Config, ConfigError, loadConfig } from './load-config.js';
export type { ProviderConfig } from './provider-config.js';
export type { SmtpConfig } from './smtp-config.js';
export type { RedisConfig } from './redis-config.js';
export type { PlanRequestsConfig } from './plan-requests-config.js';
export { loadMcpConfig, type McpConfig } from './mcp-config.js';
export { keptSecret } from './kept-secret.js';
export { describeConfig } from './describe-config.js';
export { isLoopback } from './is-loopback.js';
export { keepsMails } from './keeps-mails.js';
export { withoutPassword } from './without-password.js';
