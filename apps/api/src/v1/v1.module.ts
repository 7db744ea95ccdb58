import { Module } from '@nestjs/common';
import { CachingModule } from '../caching/caching.module.js';
import { ChangesController } from './changes/changes.controller.js';
import { ExpansionsController } from './expansions/expansions.controller.js';
import { GamesController } from './games/games.controller.js';
import { PeopleController } from './people/people.controller.js';
import { PublishersController } from './publishers/publishers.controller.js';
import { SuggestController } from './suggest/suggest.controller.js';
import { TERM_CONTROLLERS } from './terms/term-lists.js';

/** The resources, in the order of the description. */
export const V1_CONTROLLERS = [
  GamesController,
  ExpansionsController,
  ...TERM_CONTROLLERS,
  PublishersController,
  PeopleController,
  SuggestController,
  ChangesController,
];

@Module({ imports: [CachingModule], controllers: V1_CONTROLLERS })
export class V1Module {}
