/**
 * What processes count, in the format of Prometheus: histograms that cost little, the duration and the outcome of every
 * call of a port, and a file for processes that end before they could be read.
 *
 * Any process may import it; of the project it imports `tracing` alone.
 */
export { addCounter } from './add-counter.js';
export { addGauge } from './add-gauge.js';
export { Durations } from './durations.js';
export { measuredKeyStore } from './measured-key-store.js';
export { measured } from './measured.js';
export { writeMetricsFile } from './write-metrics-file.js';
export { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
