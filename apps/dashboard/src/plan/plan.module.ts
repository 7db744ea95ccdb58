import { Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import { CONFIG } from '../configuration/configuration.module.js';
import { FormsModule } from '../http/forms.module.js';
import { PlanController } from './plan.controller.js';
import { PlanRequestChannel } from './plan-request-channel.js';

/** The account's plan, and asking for a larger one. */
@Module({
  imports: [FormsModule],
  controllers: [PlanController],
  providers: [
    {
      provide: PlanRequestChannel,
      inject: [CONFIG],
      useFactory: ({ dashboard }: Config) =>
        new PlanRequestChannel(dashboard.planRequests, dashboard.planPrices),
    },
  ],
})
export class PlanModule {}
