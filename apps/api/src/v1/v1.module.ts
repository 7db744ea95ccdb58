import { Module } from '@nestjs/common';
import { CachingModule } from '../caching/caching.module.js';
import { CategoriesController } from './categories/categories.controller.js';
import { ExpansionsController } from './expansions/expansions.controller.js';
import { GamesController } from './games/games.controller.js';
import { MechanicsController } from './mechanics/mechanics.controller.js';
import { PeopleController } from './people/people.controller.js';
import { PublishersController } from './publishers/publishers.controller.js';
import { SuggestController } from './suggest/suggest.controller.js';

/** The resources, in the order of the description. */
export const V1_CONTROLLERS = [
  GamesController,
  ExpansionsController,
  MechanicsController,
  CategoriesController,
  PublishersController,
  PeopleController,
  SuggestController,
];

@Module({ imports: [CachingModule], controllers: V1_CONTROLLERS })
export class V1Module {}
