import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { PublishersController } from './publishers.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [PublishersController] })
export class PublishersModule {}
