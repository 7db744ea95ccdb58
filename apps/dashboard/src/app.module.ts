import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Accounts, Mails, Plans, UsageHistory } from '#libs/accounts';
import { AccountController } from './account/account.controller.js';
import { ActivityController } from './account/activity.controller.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { OncePerForm } from './http/once-per-form.js';
import { UnreadableAddressController } from './http/unreadable-address.controller.js';
import { SecretController } from './keys/secret.controller.js';
import { KeyController } from './keys/key.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { Mailer } from './mail/mailer.js';
import { OutboxWindow } from './mail/outbox-window.js';
import { Notices } from './mail/notices.js';
import { OutboxController } from './mail/outbox.controller.js';
import { UnsubscribeController } from './mail/unsubscribe.controller.js';
import { UnsubscribeTokens } from './mail/unsubscribe-tokens.js';
import type { AccountsPart } from './parts.js';
import { BeginSession } from './sign-in/begin-session.js';
import { PlanController } from './plan/plan.controller.js';
import { WayToAsk } from './plan/way-to-ask.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { SignInSettings } from './sign-in/sign-in-settings.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignOutController } from './sign-in/sign-out.controller.js';
import { Site } from './site.js';
import { StartController } from './start.controller.js';
import { TryItController } from './try-it/try-it.controller.js';
import { UsageController } from './usage/usage.controller.js';
import { RecentRequests } from './requests/recent-requests.js';
import { RequestsController } from './requests/requests.controller.js';
import { SignedInGuard } from './request-context/signed-in.guard.js';

/** Everything that a controller may inject. */
export interface Provided {
  readonly signIn: SignIn;
  readonly limits: SignInLimits;
  readonly settings: SignInSettings;
  readonly sessions: BeginSession;
  readonly notices: Notices;
  readonly tokens: UnsubscribeTokens;
  readonly mailer: Mailer;
  readonly wayToAsk: WayToAsk;
  readonly outbox: OutboxWindow;
  readonly accounts: AccountsPart;
  readonly readiness: Readiness;
  readonly once: OncePerForm;
  readonly site: Site;
}

/** Provides to Nest what was composed before: every value under its own class. */
@Module({
  controllers: [
    StartController,
    SignInController,
    SignOutController,
    KeysController,
    KeyController,
    SecretController,
    UsageController,
    RequestsController,
    PlanController,
    TryItController,
    ActivityController,
    AccountController,
    OutboxController,
    UnsubscribeController,
    HealthController,
    UnreadableAddressController,
  ],
  providers: [{ provide: APP_GUARD, useClass: SignedInGuard }],
})
export class AppModule {
  static providing(values: Provided): DynamicModule {
    return {
      module: AppModule,
      providers: [
        { provide: SignIn, useValue: values.signIn },
        { provide: SignInLimits, useValue: values.limits },
        { provide: SignInSettings, useValue: values.settings },
        { provide: BeginSession, useValue: values.sessions },
        { provide: Notices, useValue: values.notices },
        { provide: OutboxWindow, useValue: values.outbox },
        { provide: Accounts, useValue: values.accounts.accounts },
        { provide: Plans, useValue: values.accounts.plans },
        { provide: Mails, useValue: values.accounts.mails },
        { provide: UnsubscribeTokens, useValue: values.tokens },
        { provide: Mailer, useValue: values.mailer },
        { provide: WayToAsk, useValue: values.wayToAsk },
        { provide: UsageHistory, useValue: values.accounts.history },
        {
          provide: RecentRequests,
          useValue: new RecentRequests(values.accounts.accounts, values.accounts.requestLog),
        },
        { provide: Readiness, useValue: values.readiness },
        { provide: OncePerForm, useValue: values.once },
        { provide: Site, useValue: values.site },
      ],
    };
  }
}
