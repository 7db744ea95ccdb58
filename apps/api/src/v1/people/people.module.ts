import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { PeopleController } from './people.controller.js';

@Module({ imports: [CatalogModule, CachingModule], controllers: [PeopleController] })
export class PeopleModule {}
