import type { Admission, UsageRecorder } from '#libs/admission';
import type { CatalogGenerations, CatalogSearch } from '#libs/catalog';
import type { Log } from '#libs/log';

/** `ok`, or what is wrong and what to do about it. */
export type Health = 'ok' | (string & {});

/** What the API is made of beside itself. Composed from the configuration, or handed in by a test. */
export interface Parts {
  readonly log: Log;
  readonly catalog: CatalogPart;
  readonly admission: AdmissionPart;
}

export interface CatalogPart {
  readonly search: CatalogSearch;
  readonly generations: CatalogGenerations;
  health(): Promise<Health>;
  close(): Promise<void>;
}

export interface AdmissionPart {
  readonly admission: Admission;
  readonly usage: UsageRecorder;
  /** A key for trying the service out, where everything is embedded in this process. */
  readonly demoKey: string | undefined;
  health(): Promise<Health>;
  /** Hands over the usage that was gathered, then closes. */
  close(): Promise<void>;
}
