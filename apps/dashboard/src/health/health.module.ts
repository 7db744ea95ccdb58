import { Module } from '@nestjs/common';
import { ProcessMetrics, Serving } from '#libs/service';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

/** Whether the process is alive, and whether people should be sent to it. */
@Module({ controllers: [HealthController], providers: [Serving, Readiness], exports: [Serving] })
export class HealthModule {
  constructor(readiness: Readiness, metrics: ProcessMetrics) {
    metrics.watchReadiness(() => readiness.report());
  }
}
