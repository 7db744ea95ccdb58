import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { AwardsController } from './awards.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [AwardsController] })
export class AwardsModule {}
