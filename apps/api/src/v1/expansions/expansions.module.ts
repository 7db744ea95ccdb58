import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { ExpansionsController } from './expansions.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [ExpansionsController] })
export class ExpansionsModule {}
