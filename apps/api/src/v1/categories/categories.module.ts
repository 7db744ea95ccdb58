import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CategoriesController } from './categories.controller.js';

@Module({ imports: [CachingModule], controllers: [CategoriesController] })
export class CategoriesModule {}
