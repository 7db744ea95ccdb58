import { Module } from '@nestjs/common';
import { CONFIG, LOG, SECRET } from '../configuration/configuration.module.js';
import { ACCOUNTS, MAIL } from '../connections.js';
import { FormsModule } from '../http/forms.module.js';
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
    SignInLimits,
    SignInSettings,
    ReturnPageCookie,
    BeginSession,
  ],
  exports: [SignIn, SignInSettings, ReturnPageCookie],
})
export class SignInModule {}
