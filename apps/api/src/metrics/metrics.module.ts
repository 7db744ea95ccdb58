import { Module } from '@nestjs/common';
import { MetricsListener } from './metrics-listener.js';
import { Metrics } from './metrics.js';

/** What this process counts, and the port that serves it. */
@Module({ providers: [Metrics, MetricsListener], exports: [Metrics] })
export class MetricsModule {}
