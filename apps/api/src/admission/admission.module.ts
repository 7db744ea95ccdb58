import { Module } from '@nestjs/common';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { ADMISSION_CONNECTION } from '../connections.js';
import { composeAdmission } from './compose-admission.js';
import { VerifiedKeys } from './verified-keys.js';

/** Keys, rates and quotas, on the store that the configuration names. */
@Module({
  providers: [
    { provide: ADMISSION_CONNECTION, inject: [CONFIG, LOG], useFactory: composeAdmission },
    { provide: VerifiedKeys, useFactory: () => new VerifiedKeys() },
  ],
  exports: [ADMISSION_CONNECTION, VerifiedKeys],
})
export class AdmissionModule {}
