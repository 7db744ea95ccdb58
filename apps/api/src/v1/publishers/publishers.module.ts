import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { PublishersController } from './publishers.controller.js';

@Module({ imports: [CachingModule], controllers: [PublishersController] })
export class PublishersModule {}
