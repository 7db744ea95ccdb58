import { Inject, Injectable } from '@nestjs/common';
import {
  healthOf,
  OK,
  onceAtATime,
  type PartHealth,
  readinessOf,
  type ReadinessReport,
  Serving,
  within,
} from '#libs/service';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';

/** Probes are answered within a second, also while the database hangs. */
const LONGEST_MS = 800;

/**
 * Asks every part whether people should be sent here. Nothing works without the database; without the limiter's store,
 * changes are recorded and published later, so the dashboard is degraded.
 */
@Injectable()
export class Readiness {
  /** Never asked twice at once: what hangs would take a connection each time. */
  private readonly database = onceAtATime(() => this.accounts.ping.database());
  private readonly limiter = onceAtATime(() => this.accounts.ping.limiter());

  constructor(
    private readonly serving: Serving,
    @Inject(ACCOUNTS) private readonly accounts: Pick<AccountsConnection, 'ping' | 'reconciler'>,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [database, limiter] = await Promise.all([
      healthBy(this.database(), 'unavailable', 'the database does not answer'),
      this.limiterHealth(),
    ]);
    return readinessOf({ process: healthOf(this.serving), database, limiter });
  }

  private async limiterHealth(): Promise<PartHealth> {
    // Changes made here would have no effect on requests, and trying again later would not help.
    const { refusal } = this.accounts.reconciler;
    if (refusal !== undefined) return { state: 'unavailable', reason: refusal.message };
    return healthBy(
      this.limiter(),
      'degraded',
      'the key store does not answer or refuses access, see the log; changes are published when it accepts them',
    );
  }
}

/** The reason is public; what exactly failed is logged by the store's client. */
function healthBy(
  ping: Promise<unknown>,
  state: 'degraded' | 'unavailable',
  reason: string,
): Promise<PartHealth> {
  return within(LONGEST_MS, ping).then(
    () => OK,
    () => ({ state, reason }),
  );
}
