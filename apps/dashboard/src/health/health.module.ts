import { Module } from '@nestjs/common';
import { Serving } from '#libs/service';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

/** Whether the process is alive, and whether people should be sent to it. */
@Module({
  controllers: [HealthController],
  providers: [
    { provide: Serving, useFactory: () => new Serving() },
    {
      provide: Readiness,
      inject: [Serving, ACCOUNTS],
      useFactory: (serving: Serving, accounts: AccountsConnection) => new Readiness(serving, accounts),
    },
  ],
  exports: [Serving],
})
export class HealthModule {}
