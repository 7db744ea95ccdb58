import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { SuggestController } from './suggest.controller.js';

@Module({ imports: [CachingModule], controllers: [SuggestController] })
export class SuggestModule {}
