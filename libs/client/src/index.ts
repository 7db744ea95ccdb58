/**
 * The client of the public API, to be published as the npm package `board-game-catalog-client`: for browsers and Node, without
 * any dependency. It knows the service by its OpenAPI description alone (`api-types.ts` is generated from it).
 *
 * Anything that is a user of the API may import this. It imports nothing.
 */
export { MistypedKeyError } from './api-key.js';
export { CatalogClient, type CatalogClientOptions } from './catalog-client.js';
export { List } from './list.js';
export { pick } from './pick.js';
export {
  CatalogConnectionError,
  CatalogProblem,
  isProblem,
  type ParameterFault,
  type Problem,
  type ProblemCode,
  type ProblemOf,
} from './problem.js';
export type * from './queries.js';
export type { LimitLeft, ResponseFacts } from './response-facts.js';
export type * from './resources.js';
export type { CallOptions } from './transport.js';
