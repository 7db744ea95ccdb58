import { Module } from '@nestjs/common';
import { FormsModule } from '../http/forms.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { AccountController } from './account.controller.js';
import { ActivityController } from './activity.controller.js';

/** The account itself: devices, notifications, data, deletion; and what was done in it. */
@Module({ imports: [FormsModule, SignInModule], controllers: [AccountController, ActivityController] })
export class AccountModule {}
