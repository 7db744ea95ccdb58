import {
  healthOf,
  OK,
  type PartHealth,
  readinessOf,
  type ReadinessReport,
  type Serving,
} from '#libs/service';
import type { AccountsPart } from '../parts.js';

/**
 * Asks every part whether people should be sent here. Nothing works without the database; without the limiter's store
 * changes are made and published later, so the dashboard is degraded.
 */
export class Readiness {
  constructor(
    private readonly serving: Serving,
    private readonly accounts: Pick<AccountsPart, 'ping'>,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [database, limiter] = await Promise.all([
      healthBy(this.accounts.ping.database(), 'unavailable', 'the database does not answer'),
      healthBy(
        this.accounts.ping.limiter(),
        'degraded',
        'the key store does not answer; changes are published when it does',
      ),
    ]);
    return readinessOf({ process: healthOf(this.serving), database, limiter });
  }
}

/** The reason is public; what exactly failed is logged by the store's client. */
function healthBy(
  ping: Promise<unknown>,
  state: 'degraded' | 'unavailable',
  reason: string,
): Promise<PartHealth> {
  return ping.then(
    () => OK,
    () => ({ state, reason }),
  );
}
