import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { GamesController } from './games.controller.js';

@Module({ imports: [CachingModule], controllers: [GamesController] })
export class GamesModule {}
