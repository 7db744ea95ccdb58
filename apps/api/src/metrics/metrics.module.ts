import { Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import { CONFIG } from '../configuration/configuration.module.js';
import { MetricsListener } from './metrics-listener.js';
import { Metrics } from './metrics.js';

/** What this process counts, and the port that serves it. */
@Module({
  providers: [
    { provide: Metrics, useFactory: () => new Metrics() },
    {
      provide: MetricsListener,
      inject: [Metrics, CONFIG],
      useFactory: (metrics: Metrics, config: Config) => new MetricsListener(metrics, config),
    },
  ],
  exports: [Metrics],
})
export class MetricsModule {}
