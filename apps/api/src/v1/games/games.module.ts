import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { GamesController } from './games.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [GamesController] })
export class GamesModule {}
