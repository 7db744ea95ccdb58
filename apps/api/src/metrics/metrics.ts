import { Injectable } from '@nestjs/common';
import type { AdmissionOutcome } from '#libs/admission';
import { type CatalogGenerations, type CatalogSearch, CatalogUnavailable } from '#libs/catalog';
import { addCounter, Durations, Gauge, measured } from '#libs/metrics';
import { ProcessMetrics } from '#libs/service';

/** In seconds; the engine is given up after 2 s. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Every outcome is shown from the start: the first of its kind would otherwise be no increase. */
const NO_ADMISSIONS: Readonly<Record<AdmissionOutcome['kind'], number>> = {
  admitted: 0,
  'key-missing': 0,
  'key-malformed': 0,
  'key-unknown': 0,
  'key-revoked': 0,
  'key-expired': 0,
  'secret-ended': 0,
  'key-not-allowed': 0,
  'rate-exceeded': 0,
  'quota-exceeded': 0,
  'store-unavailable': 0,
  'store-data-lost': 0,
};

/** What the API counts, besides what every process does. */
@Injectable()
export class Metrics extends ProcessMetrics {
  private readonly admissions = { ...NO_ADMISSIONS };
  private fallbackAdmissions = 0;

  constructor() {
    super('api');
    addCounter(
      this.registry,
      {
        name: 'catalog_admissions_total',
        help: 'Requests under /api/v1 by outcome of the admission check.',
        label: 'outcome',
      },
      () => Object.entries(this.admissions),
    );
    addCounter(
      this.registry,
      {
        name: 'catalog_fallback_admissions_total',
        help: 'Requests that were decided while the key store was unavailable, by key verified lately or not.',
        label: 'outcome',
      },
      () => [
        ['admitted', this.fallbackAdmissions],
        ['refused', this.admissions['store-unavailable']],
      ],
    );
  }

  countAdmission(outcome: AdmissionOutcome): void {
    this.admissions[outcome.kind]++;
    if (outcome.kind === 'admitted' && outcome.quota === undefined) this.fallbackAdmissions++;
  }

  /** The same engine, whose calls are measured. */
  measureSearch(search: CatalogSearch): CatalogSearch {
    const durations = new Durations(this.registry, {
      name: 'catalog_engine_call_duration_seconds',
      help: 'Calls of the search engine, by operation, and ok or the kind of the failure.',
      labels: ['operation', 'outcome'],
      bounds: BOUNDS,
    });
    return measured(search, durations, { spanPrefix: 'engine.', kindOf });
  }

  watchCache(cache: {
    readonly heldBytes: number;
    readonly lookUps: Readonly<Record<string, number>>;
  }): void {
    this.gauge('catalog_answer_cache_bytes', 'Bytes of responses kept in memory.', () => cache.heldBytes);
    addCounter(
      this.registry,
      {
        name: 'catalog_answer_cache_lookups_total',
        help: 'Answers that were kept (hit), made (miss), or being made for another request (shared).',
        label: 'result',
      },
      () => Object.entries(cache.lookUps),
    );
  }

  watchGenerations(generations: CatalogGenerations): void {
    const served = () => generations.currentIfKnown();
    this.gauge(
      'catalog_generation_built_timestamp_seconds',
      'When the generation that this process serves was built.',
      () => {
        const builtAt = served()?.builtAt;
        return builtAt && builtAt.getTime() / 1_000;
      },
    );
    this.gauge(
      'catalog_generation_lag_seconds',
      'How long this process has known of a promoted generation without serving it.',
      () => generations.lagMs() / 1_000,
    );
    new Gauge({
      name: 'catalog_generation_info',
      help: 'The generation that this process serves; always 1.',
      labelNames: ['generation'],
      registers: [this.registry],
      collect() {
        this.reset();
        const generation = served()?.id;
        if (generation !== undefined) this.set({ generation }, 1);
      },
    });
  }
}

function kindOf(error: unknown): string {
  return error instanceof CatalogUnavailable ? error.reason : 'failed';
}
