import { Module } from '@nestjs/common';
import { CachingModule } from '../../caching/caching.module.js';
import { PeopleController } from './people.controller.js';

@Module({ imports: [CachingModule], controllers: [PeopleController] })
export class PeopleModule {}
