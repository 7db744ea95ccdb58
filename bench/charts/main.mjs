// npm run bench:charts: draws the figures of docs/search-quality.md and docs/benchmarks.md again.
import { drawCharts } from './charts.mjs';

drawCharts();
