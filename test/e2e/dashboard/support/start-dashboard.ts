import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '#libs/config';
import { type Mail, Mailer } from '../../../../apps/dashboard/src/mail/mailer.js';
import { Outbox } from '../../../../apps/dashboard/src/mail/outbox.js';
import type { RunningDashboard } from '../../../../apps/dashboard/src/running-dashboard.js';
import { buildDashboard, type DashboardOverrides } from '../../../support/build-dashboard.js';
import { Visitor } from './visitor.js';

export interface TestDashboard {
  readonly dashboard: RunningDashboard;
  readonly config: Config;
  /** The newest first. */
  readonly mails: readonly Mail[];
  /** As {@link mails}, when every mail that was recorded so far is sent. */
  sentMails(): Promise<readonly Mail[]>;
  /** A person with their own browser. @param address the address they connect from; this machine by default */
  visitor(headers?: Record<string, string>, address?: string): Visitor;
  /** A person who has signed in. */
  signedIn(email?: string, visitor?: Visitor): Promise<Visitor>;
  close(): Promise<void>;
}

export interface TestDashboardOptions extends DashboardOverrides {
  readonly environment?: Record<string, string>;
}

/** The dashboard as it starts by default, in a folder of its own, with mails that can be read. */
export async function startDashboard({
  environment,
  ...overrides
}: TestDashboardOptions = {}): Promise<TestDashboard> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dashboard-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DASHBOARD_PORT: '0',
    // Tests share a process with the service and block its event loop.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DRAIN_SECONDS: '0',
    ...environment,
  });
  const outbox = new Outbox(() => {});
  const dashboard = await buildDashboard(config, { mail: { mailer: outbox, outbox }, ...overrides });
  const visitor = (headers?: Record<string, string>, remoteAddress = '127.0.0.1') =>
    new Visitor(request => dashboard.server.inject({ ...request, remoteAddress }), headers);
  return {
    dashboard,
    config,
    get mails() {
      return outbox.mails;
    },
    async sentMails() {
      await dashboard.mailsSettled();
      return outbox.mails;
    },
    visitor,
    async signedIn(email = 'ada@example.org', person = visitor()) {
      await person.askForLink(email);
      await person.useLink(linkIn(outbox.mails.find(({ text }) => text.includes('/sign-in/link'))));
      return person;
    },
    close: () => dashboard.close(),
  };
}

/** The path of the link in a mail. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('there is no link in the mail');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** A mail server that is unavailable. */
export class BrokenMailer extends Mailer {
  constructor(private readonly error: Error) {
    super();
  }

  override send(): Promise<void> {
    return Promise.reject(this.error);
  }
}
