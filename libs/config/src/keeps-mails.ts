import { isLoopback } from './is-loopback.js';
import type { Config } from './load-config.js';

/**
 * Whether mails are kept on the outbox page instead of being sent. Reading it is enough to sign in as anyone: it must
 * not exist where other machines have access.
 */
export function keepsMails({ http, dashboard }: Config): boolean {
  const here = isLoopback(http.host) && isLoopback(new URL(dashboard.publicUrl).hostname);
  return dashboard.mail === undefined && here && dashboard.trustedProxies.length === 0;
}
