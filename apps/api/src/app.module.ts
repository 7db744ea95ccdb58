import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { HealthModule } from './health/health.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { ParametersModule } from './parameters/parameters.module.js';
import { ProblemsModule } from './problems/problems.module.js';
import { CategoriesModule } from './v1/categories/categories.module.js';
import { ExpansionsModule } from './v1/expansions/expansions.module.js';
import { GamesModule } from './v1/games/games.module.js';
import { MechanicsModule } from './v1/mechanics/mechanics.module.js';
import { PeopleModule } from './v1/people/people.module.js';
import { PublishersModule } from './v1/publishers/publishers.module.js';
import { SuggestModule } from './v1/suggest/suggest.module.js';

/** The API: first the modules that concern every request, then the resources, one module each. */
@Module({
  imports: [
    LifecycleModule,
    ProblemsModule,
    ParametersModule,
    HealthModule,
    GamesModule,
    ExpansionsModule,
    MechanicsModule,
    CategoriesModule,
    PublishersModule,
    PeopleModule,
    SuggestModule,
  ],
})
export class AppModule {
  static configured(config: Config, log: Log): DynamicModule {
    return { module: AppModule, imports: [ConfigurationModule.of(config, log)] };
  }
}
