/**
 * What all HTTP processes share: a server with bounds on what connections and requests may take, documents sent from memory, and how
 * a process starts, says whether it is ready, and ends. It knows Node's HTTP server and Fastify, and neither the
 * catalog nor accounts, nor Nest.
 *
 * The HTTP processes may import it; it imports nothing of the project.
 */
export { addressList, networkOf } from './connections/network-of.js';
export { countHeaderLines } from './content/count-header-lines.js';
export { ConnectionGuard, type ConnectionLimits, type Refusal } from './connections/connection-guard.js';
export { answerParserErrors, endWith, type LastAnswer, type ParserError } from './connections/last-answer.js';
export { createServer, type ServerOptions } from './create-server.js';
export { guardServer, type GuardOptions, type Guards } from './guard-server.js';
export type { LoadLimits, LoadMonitor, Overload, RefuseWork } from './load/load-monitor.js';
export { Serving } from './lifecycle/serving.js';
export { ClosingLimit } from './lifecycle/closing-limit.js';
export { GracefulShutdown } from './lifecycle/graceful-shutdown.js';
export { addressToBind } from './lifecycle/address-to-bind.js';
export { readOptions } from './lifecycle/read-options.js';
export { shutDownOnSignals } from './lifecycle/shut-down-on-signals.js';
export { healthOf, OK, type PartHealth, readinessOf, type ReadinessReport } from './lifecycle/readiness.js';
export { projectVersion, startLine, type StartLine } from './lifecycle/start-line.js';
export {
  type BodyForm,
  compressTo,
  EncodedBody,
  type Encoding,
  exactCopy,
  MIN_BYTES_TO_COMPRESS,
  preferredEncoding,
  compressAnswer,
} from './content/encodings.js';
export { HashedFile, StaticFile, type StaticFileOptions, serveStatic } from './content/static-file.js';
export {
  matchesEntityTag,
  type ConditionalHeaders,
  httpDateMs,
  isNotModified,
} from './content/is-not-modified.js';
