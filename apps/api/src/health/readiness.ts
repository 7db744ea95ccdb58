import type { CatalogPart, Health } from '../parts.js';
import type { Serving } from '../serving.js';

/** What stands in the way of serving, part by part. */
export interface ReadinessReport {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, Health>>;
}

/** Asks every part whether requests should be sent here. */
export class Readiness {
  constructor(
    private readonly serving: Serving,
    private readonly catalog: CatalogPart,
    private readonly admission: { health(): Promise<Health> },
  ) {}

  async report(): Promise<ReadinessReport> {
    const [catalog, admission] = await Promise.all([this.catalogHealth(), this.admission.health()]);
    const process: Health = this.serving.isClosing ? 'this process is shutting down; use another one' : 'ok';
    const parts = { process, catalog, admission };
    return { ready: Object.values(parts).every(health => health === 'ok'), parts };
  }

  private async catalogHealth(): Promise<Health> {
    const health = await this.catalog.health();
    if (health !== 'ok' || this.catalog.generations.current() !== undefined) return health;
    return 'there is no catalog yet; run the indexer (npm run indexer -- run)';
  }
}
