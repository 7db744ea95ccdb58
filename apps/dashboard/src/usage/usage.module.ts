import { Module } from '@nestjs/common';
import { UsageController } from './usage.controller.js';

/** What keys were used for, by month or days. */
@Module({ controllers: [UsageController] })
export class UsageModule {}
