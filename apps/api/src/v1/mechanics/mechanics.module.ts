import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { MechanicsController } from './mechanics.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [MechanicsController] })
export class MechanicsModule {}
