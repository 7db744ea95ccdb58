/** What tests need of the API: how it is built, and which parts may be replaced. */
export { applicationOptions, createAdapter, createApp, finishApp } from './app.js';
export { AppModule } from './app.module.js';
export {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from './connections.js';
export { admissionHealth } from './admission/admission-health.js';
export { explainFailure } from './explain-failure.js';
export { PROBLEM_CODES, PROBLEM_KINDS, type ProblemCode, statusesOf } from './problems/problem-kinds.js';
export type { RunningApp } from './running-app.js';
