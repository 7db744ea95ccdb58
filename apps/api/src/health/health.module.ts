import { Module } from '@nestjs/common';
import { Serving } from '#libs/service';
import { AdmissionModule } from '../admission/admission.module.js';
import { VerifiedKeys } from '../admission/verified-keys.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from '../connections.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [LifecycleModule, CatalogModule, AdmissionModule],
  controllers: [HealthController],
  providers: [
    {
      provide: Readiness,
      inject: [Serving, CATALOG_CONNECTION, ADMISSION_CONNECTION, VerifiedKeys],
      useFactory: (
        serving: Serving,
        catalog: CatalogConnection,
        admission: AdmissionConnection,
        verified: VerifiedKeys,
      ) => new Readiness(serving, catalog, admission, verified),
    },
  ],
})
export class HealthModule {}
