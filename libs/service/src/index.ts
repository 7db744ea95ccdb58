/**
 * What all HTTP processes share: a server with bounds on what connections and requests may take and with metrics, documents sent from memory, and how
 * a process starts, says whether it is ready, and ends. It knows Node's HTTP server and Fastify, and neither the
 * catalog nor accounts, nor Nest.
 *
 * The HTTP processes may import it; of the project it imports `metrics` and `tracing` alone.
 */
export { countHeaderLines } from './content/count-header-lines.js';
export { answerParserErrors, endWith, type LastAnswer, type ParserError } from './connections/last-answer.js';
export { createServer } from './create-server.js';
export { guardServer, type GuardOptions } from './guard-server.js';
export type { RefuseWork } from './load/load-monitor.js';
export { onceAtATime } from './metrics/once-at-a-time.js';
export { within } from './lifecycle/within.js';
export { RepeatedWarning } from './log/repeated-warning.js';
export { ProcessMetrics } from './metrics/process-metrics.js';
export { NO_ROUTE } from './route-pattern.js';
export { CLIENT_CLOSED_REQUEST, traceIdOf } from './tracing/trace-requests.js';
export { Serving } from './lifecycle/serving.js';
export { ClosingLimit } from './lifecycle/closing-limit.js';
export { GracefulShutdown } from './lifecycle/graceful-shutdown.js';
export { addressToBind } from './lifecycle/address-to-bind.js';
export { boundAddress } from './lifecycle/bound-address.js';
export { readOptions } from './lifecycle/read-options.js';
export { shutDownOnSignals } from './lifecycle/shut-down-on-signals.js';
export { healthOf, OK, type PartHealth, readinessOf, type ReadinessReport } from './lifecycle/readiness.js';
export { projectVersion, startLine } from './lifecycle/start-line.js';
export {
  type BodyForm,
  EncodedBody,
  type Encoding,
  preferredEncoding,
  compressAnswer,
} from './content/encodings.js';
export { HashedFile, StaticFile, serveStatic } from './content/static-file.js';
export { httpDateMs, isNotModified } from './content/is-not-modified.js';
