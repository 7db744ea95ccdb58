import { Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** What this process counts. */
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
