import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '#libs/config';
import { GracefulShutdown, Serving } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { Notices } from '../mail/notices.js';

/** Before the engines are closed, mails that are being sent are waited for, while there is time. */
@Injectable()
export class Shutdown extends GracefulShutdown {
  constructor(
    adapterHost: HttpAdapterHost,
    @Inject(CONFIG) { http }: Config,
    @Inject(ACCOUNTS) accounts: AccountsConnection,
    serving: Serving,
    notices: Notices,
    dispatcher: MailDispatcher,
  ) {
    super({
      serving,
      drainMs: http.drainMs,
      server: () => adapterHost.httpAdapter.getHttpServer() as Server,
      work: [() => notices.settled(), () => dispatcher.stop()],
      engines: [accounts],
    });
  }
}
