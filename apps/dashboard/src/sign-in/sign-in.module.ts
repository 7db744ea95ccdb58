import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Accounts } from '#libs/accounts';
import type { Config } from '#libs/config';
import { CONFIG, LOG, SECRET } from '../configuration/configuration.module.js';
import { ACCOUNTS, MAIL } from '../connections.js';
import { FormsModule } from '../http/forms.module.js';
import { Notices } from '../mail/notices.js';
import { ReturnPageCookie } from '../request-context/return-page-cookie.js';
import { BeginSession } from './begin-session.js';
import { composeSignIn } from './compose-sign-in.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInSettings } from './sign-in-settings.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';
import { SignOutController } from './sign-out.controller.js';

/** Signing in by a link or by a provider, and out. */
@Module({
  imports: [FormsModule],
  controllers: [SignInController, SignOutController],
  providers: [
    { provide: SignIn, inject: [CONFIG, SECRET, LOG, ACCOUNTS, MAIL], useFactory: composeSignIn },
    {
      provide: SignInLimits,
      inject: [HttpAdapterHost],
      useFactory: (host: HttpAdapterHost) => new SignInLimits(() => host.httpAdapter.getInstance()),
    },
    {
      provide: SignInSettings,
      inject: [CONFIG],
      useFactory: ({ dashboard }: Config) => new SignInSettings(dashboard.providers),
    },
    {
      provide: ReturnPageCookie,
      inject: [CONFIG, SECRET],
      useFactory: ({ dashboard }: Config, secret: string) =>
        new ReturnPageCookie(secret, dashboard.publicUrl.startsWith('https:')),
    },
    {
      provide: BeginSession,
      inject: [Accounts, SignIn, SignInSettings, Notices, ReturnPageCookie],
      useFactory: (
        accounts: Accounts,
        signIn: SignIn,
        settings: SignInSettings,
        notices: Notices,
        returnPageCookie: ReturnPageCookie,
      ) => new BeginSession(accounts, signIn, settings, notices, returnPageCookie),
    },
  ],
  exports: [SignIn, SignInSettings, ReturnPageCookie],
})
export class SignInModule {}
