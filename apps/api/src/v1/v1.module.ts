import { Module } from '@nestjs/common';
import { ExpansionsController } from './expansions/expansions.controller.js';
import { GamesController } from './games/games.controller.js';
import { PeopleController } from './people/people.controller.js';
import { PublishersController } from './publishers/publishers.controller.js';
import { CategoriesController } from './categories/categories.controller.js';
import { MechanicsController } from './mechanics/mechanics.controller.js';

/** The API proper. It needs a catalog and what the answer interceptor needs; the composition root gives both. */
@Module({
  controllers: [
    GamesController,
    ExpansionsController,
    MechanicsController,
    CategoriesController,
    PublishersController,
    PeopleController,
  ],
})
export class V1Module {}
