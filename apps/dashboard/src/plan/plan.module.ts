import { Module } from '@nestjs/common';
import { FormsModule } from '../http/forms.module.js';
import { PlanController } from './plan.controller.js';
import { PlanRequestChannel } from './plan-request-channel.js';

/** The account's plan, and asking for a larger one. */
@Module({
  imports: [FormsModule],
  controllers: [PlanController],
  providers: [PlanRequestChannel],
})
export class PlanModule {}
