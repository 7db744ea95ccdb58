import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#libs/config';
import { CONFIG } from '../configuration/configuration.module.js';
import { healthOf, OK, type PartHealth, readinessOf, type ReadinessReport, Serving } from '#libs/service';
import {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from '../connections.js';

/** What is asked of the store of keys and limits. */
type AdmissionHealthSource = Pick<AdmissionConnection, 'health'> & {
  readonly admission: Pick<AdmissionConnection['admission'], 'hasTrustedKeys'>;
};

/**
 * Asks every part whether requests should be sent here. To serve at all, a process needs a known catalog and a way to
 * check keys; an operator may let it be ready before there is a catalog. Without its search engine it still gives the answers it keeps, and without the key store it still
 * accepts the keys that were verified a moment ago: in both cases it is degraded. When the key store answers without
 * its data, no key is accepted at all.
 */
@Injectable()
export class Readiness {
  constructor(
    private readonly serving: Serving,
    @Inject(CATALOG_CONNECTION) private readonly catalog: Pick<CatalogConnection, 'generations' | 'health'>,
    @Inject(ADMISSION_CONNECTION) private readonly store: AdmissionHealthSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'readyWithoutCatalog'>,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [catalog, admission] = await Promise.all([this.catalogHealth(), this.admissionHealth()]);
    return readinessOf({ process: healthOf(this.serving), catalog, admission });
  }

  private async catalogHealth(): Promise<PartHealth> {
    const reason = await this.catalog.health();
    const { generations } = this.catalog;
    const isKnown = generations.currentIfKnown() !== undefined;
    if (reason !== 'ok') return { state: isKnown ? 'degraded' : 'unavailable', reason };
    if (isKnown)
      return generations.isPrepared()
        ? OK
        : { state: 'unavailable', reason: 'this process is still reading the titles of the catalog' };
    return {
      state: this.config.readyWithoutCatalog ? 'degraded' : 'unavailable',
      reason: 'there is no catalog yet; run the indexer (npm run indexer -- run)',
    };
  }

  private async admissionHealth(): Promise<PartHealth> {
    const health = await this.store.health();
    if (health.state === 'ok') return OK;
    const stillServes = health.state === 'unavailable' && this.store.admission.hasTrustedKeys;
    return { state: stillServes ? 'degraded' : 'unavailable', reason: health.reason };
  }
}
