import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { SuggestController } from './suggest.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [SuggestController] })
export class SuggestModule {}
