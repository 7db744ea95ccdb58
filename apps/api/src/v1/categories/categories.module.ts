import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CategoriesController } from './categories.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [CategoriesController] })
export class CategoriesModule {}
