import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#libs/config';
import { createLog, type Log } from '#libs/log';
import { AppModule } from '../../apps/dashboard/src/app.module.js';
import { applicationOptions, createAdapter, finishDashboard } from '../../apps/dashboard/src/app.js';
import {
  ACCOUNTS,
  type AccountsConnection,
  MAIL,
  type MailConnection,
} from '../../apps/dashboard/src/connections.js';
import type { RunningDashboard } from '../../apps/dashboard/src/running-dashboard.js';

/** What a test provides in place of what the configuration names. */
export interface DashboardOverrides {
  readonly log?: Log;
  readonly accounts?: AccountsConnection;
  readonly mail?: MailConnection;
}

/** The dashboard with some providers of a test. */
export async function buildDashboard(
  config: Config,
  { log = createLog(config.logLevel, 'dashboard'), accounts, mail }: DashboardOverrides = {},
): Promise<RunningDashboard> {
  const builder = Test.createTestingModule({ imports: [AppModule.configured(config, log)] });
  if (accounts !== undefined) builder.overrideProvider(ACCOUNTS).useValue(accounts);
  if (mail !== undefined) builder.overrideProvider(MAIL).useValue(mail);
  const module = await builder.compile();
  return finishDashboard(
    module.createNestApplication<NestFastifyApplication>(
      await createAdapter(config, log),
      applicationOptions(log),
    ),
  );
}
