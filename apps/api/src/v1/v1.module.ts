import { Module } from '@nestjs/common';
import { AwardsModule } from './awards/awards.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ChangesModule } from './changes/changes.module.js';
import { ExpansionsModule } from './expansions/expansions.module.js';
import { GamesModule } from './games/games.module.js';
import { MechanicsModule } from './mechanics/mechanics.module.js';
import { PeopleModule } from './people/people.module.js';
import { PublishersModule } from './publishers/publishers.module.js';
import { SeriesModule } from './series/series.module.js';
import { SuggestModule } from './suggest/suggest.module.js';

/** Version 1: a module for each resource, in the order of the description. */
@Module({
  imports: [
    GamesModule,
    ExpansionsModule,
    MechanicsModule,
    CategoriesModule,
    AwardsModule,
    SeriesModule,
    PublishersModule,
    PeopleModule,
    SuggestModule,
    ChangesModule,
  ],
})
export class V1Module {}
