import type { Admission, RequestRecorder, UsageRecorder } from '#libs/admission';
import type { CatalogChanges, CatalogGenerations, CatalogSearch } from '#libs/catalog';
import type { AdmissionHealth } from './admission/admission-health.js';

/** `ok`, or what is wrong and what to do about it. */
export type Health = 'ok' | (string & {});

/** Injects the {@link CatalogConnection}; tests override it. */
export const CATALOG_CONNECTION = Symbol('CatalogConnection');

/** The engine of the catalog, opened. */
export interface CatalogConnection {
  readonly search: CatalogSearch;
  readonly generations: CatalogGenerations;
  readonly changes: CatalogChanges;
  health(): Promise<Health>;
  close(): Promise<void>;
}

/** Injects the {@link AdmissionConnection}; tests override it. */
export const ADMISSION_CONNECTION = Symbol('AdmissionConnection');

/** The store of keys and limits, opened. */
export interface AdmissionConnection {
  readonly admission: Admission;
  readonly usage: UsageRecorder;
  readonly requests: RequestRecorder;
  /** A key for trying the service out, where everything is embedded in this process. */
  readonly demoKey: string | undefined;
  health(): Promise<AdmissionHealth>;
  /** Stores the usage and the requests that were collected, then closes. */
  close(): Promise<void>;
}
