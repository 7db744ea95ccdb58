import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/admission.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [LifecycleModule, CatalogModule, AdmissionModule, MetricsModule],
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {
  constructor(readiness: Readiness, metrics: Metrics) {
    metrics.watchReadiness(() => readiness.report());
  }
}
