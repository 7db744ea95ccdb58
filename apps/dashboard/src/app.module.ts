import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { AccountModule } from './account/account.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { HealthModule } from './health/health.module.js';
import { KeysModule } from './keys/keys.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { MailModule } from './mail/mail.module.js';
import { PlanModule } from './plan/plan.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { StartController } from './start.controller.js';
import { UsageModule } from './usage/usage.module.js';

/** The dashboard: first the modules that concern every request, then the groups of pages, one module each. */
@Module({
  imports: [
    AccountsModule,
    MailModule,
    LifecycleModule,
    HealthModule,
    SignInModule,
    KeysModule,
    UsageModule,
    RequestsModule,
    PlanModule,
    AccountModule,
  ],
  controllers: [StartController],
})
export class AppModule {
  static configured(config: Config, log: Log): DynamicModule {
    return { module: AppModule, imports: [ConfigurationModule.of(config, log)] };
  }
}
