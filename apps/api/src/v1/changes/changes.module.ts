import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { ChangesController } from './changes.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [ChangesController] })
export class ChangesModule {}
