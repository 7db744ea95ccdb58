import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { ExpansionsController } from './expansions.controller.js';

@Module({ imports: [CachingModule], controllers: [ExpansionsController] })
export class ExpansionsModule {}
