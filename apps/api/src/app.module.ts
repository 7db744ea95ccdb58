import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { HealthModule } from './health/health.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { ParametersModule } from './parameters/parameters.module.js';
import { ProblemsModule } from './problems/problems.module.js';
import { V1Module } from './v1/v1.module.js';

/** The API: first the modules that concern every request, then the resources. */
@Module({
  imports: [LifecycleModule, ProblemsModule, ParametersModule, HealthModule, V1Module],
})
export class AppModule {
  static configured(config: Config, log: Log): DynamicModule {
    return { module: AppModule, imports: [ConfigurationModule.of(config, log)] };
  }
}
