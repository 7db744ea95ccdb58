import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { MechanicsController } from './mechanics.controller.js';

@Module({ imports: [CachingModule], controllers: [MechanicsController] })
export class MechanicsModule {}
