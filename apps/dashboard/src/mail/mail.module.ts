import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../configuration/configuration.module.js';
import { MAIL, type MailConnection } from '../connections.js';
import { composeMail } from './compose-mail.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { Mailer } from './mailer.js';
import { Notices } from './notices.js';
import { OutboxAccess } from './outbox-access.js';
import { OutboxController } from './outbox.controller.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

const providers = [
  { provide: MAIL, inject: [CONFIG], useFactory: composeMail },
  { provide: Mailer, inject: [MAIL], useFactory: ({ mailer }: MailConnection) => mailer },
  OutboxAccess,
  UnsubscribeTokens,
  MailDispatcher,
  Notices,
];

/** Mails to owners of accounts, for the pages of every group; the outbox, and unsubscribing. */
@Global()
@Module({ controllers: [OutboxController, UnsubscribeController], providers, exports: providers })
export class MailModule {}
