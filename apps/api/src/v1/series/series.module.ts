import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { SeriesController } from './series.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [SeriesController] })
export class SeriesModule {}
