import {
  healthOf,
  OK,
  type PartHealth,
  readinessOf,
  type ReadinessReport,
  type Serving,
} from '#libs/service';
import type { AdmissionConnection, CatalogConnection } from '../connections.js';
import { currentGeneration } from '../caching/current-generation.js';
import type { VerifiedKeys } from '../admission/verified-keys.js';

/**
 * Asks every part whether requests should be sent here. To serve at all, a process needs a known catalog and a way to
 * check keys. Without its search engine it still gives the answers it keeps, and without the key store it still
 * accepts the keys that were verified a moment ago: in both cases it is degraded. When the key store answers without
 * its data, no key is accepted at all.
 */
export class Readiness {
  constructor(
    private readonly serving: Serving,
    private readonly catalog: Pick<CatalogConnection, 'generations' | 'health'>,
    private readonly admission: Pick<AdmissionConnection, 'health'>,
    private readonly verified: VerifiedKeys,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [catalog, admission] = await Promise.all([this.catalogHealth(), this.admissionHealth()]);
    return readinessOf({ process: healthOf(this.serving), catalog, admission });
  }

  private async catalogHealth(): Promise<PartHealth> {
    const reason = await this.catalog.health();
    const isKnown = currentGeneration(this.catalog.generations) !== undefined;
    if (reason !== 'ok') return { state: isKnown ? 'degraded' : 'unavailable', reason };
    if (isKnown) return OK;
    return {
      state: 'unavailable',
      reason: 'there is no catalog yet; run the indexer (npm run indexer -- run)',
    };
  }

  private async admissionHealth(): Promise<PartHealth> {
    const health = await this.admission.health();
    if (health.state === 'ok') return OK;
    const stillServes = health.state === 'unavailable' && this.verified.areTrusted;
    return { state: stillServes ? 'degraded' : 'unavailable', reason: health.reason };
  }
}
