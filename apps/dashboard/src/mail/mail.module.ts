import { Global, Module } from '@nestjs/common';
import { Mails, OwnKeys, PersonalData } from '#libs/accounts';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
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
  {
    provide: OutboxAccess,
    inject: [MAIL],
    useFactory: ({ outbox }: MailConnection) => new OutboxAccess(outbox),
  },
  UnsubscribeTokens,
  {
    provide: MailDispatcher,
    inject: [CONFIG, LOG, OwnKeys, PersonalData, Mails, Mailer, UnsubscribeTokens],
    useFactory: (
      { dashboard: { publicUrl } }: Config,
      log: Log,
      ownKeys: OwnKeys,
      personalData: PersonalData,
      mails: Mails,
      mailer: Mailer,
      tokens: UnsubscribeTokens,
    ) => new MailDispatcher({ ownKeys, personalData, mails, mailer, publicUrl, tokens, log }),
  },
  Notices,
];

/** Mails to owners of accounts, for the pages of every group; the outbox, and unsubscribing. */
@Global()
@Module({ controllers: [OutboxController, UnsubscribeController], providers, exports: providers })
export class MailModule {}
