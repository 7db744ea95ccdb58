import { Module } from '@nestjs/common';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { ADMISSION_CONNECTION } from '../connections.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProblemsModule } from '../problems/problems.module.js';
import { AdmissionHook } from './admission.hook.js';
import { composeAdmission } from './compose-admission.js';

/** Keys, rates and quotas, on the store that the configuration names. */
@Module({
  imports: [MetricsModule, ProblemsModule],
  providers: [
    { provide: ADMISSION_CONNECTION, inject: [CONFIG, LOG, Metrics], useFactory: composeAdmission },
    AdmissionHook,
  ],
  exports: [ADMISSION_CONNECTION, AdmissionHook],
})
export class AdmissionModule {}
