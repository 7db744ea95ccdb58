import { Module } from '@nestjs/common';
import { AdmissionModule } from '../admission/admission.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [LifecycleModule, CatalogModule, AdmissionModule],
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
