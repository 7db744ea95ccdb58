import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { databaseKindOf } from '#libs/accounts';
import { type Config, keptSecret } from '#libs/config';
import { createLog, FrameworkLog } from '#libs/log';
import { announceEnd, createGuards, Serving, shedLoad } from '#libs/service';
import { AppModule } from './app.module.js';
import { readAssets } from './assets/read-assets.js';
import { composeAccounts } from './compose-accounts.js';
import { composeMail } from './compose-mail.js';
import { composeSignIn } from './compose-sign-in.js';
import { Readiness } from './health/readiness.js';
import { ErrorPageFilter } from './http/error-page.filter.js';
import { protectForms } from './http/forms.js';
import { OncePerForm } from './http/once-per-form.js';
import { refuseWork } from './http/refuse-work.js';
import { createServer } from './http/server.js';
import { Courier } from './mail/courier.js';
import { Notices } from './mail/notices.js';
import { OutboxWindow } from './mail/outbox-window.js';
import { UnsubscribeTokens } from './mail/unsubscribe-tokens.js';
import type { Parts } from './parts.js';
import { WayToAsk } from './plan/way-to-ask.js';
import { RunningDashboard } from './running-dashboard.js';
import { BeginSession } from './sign-in/begin-session.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { SignInSettings } from './sign-in/sign-in-settings.js';
import { Site } from './site.js';
import { Flashes } from './request-context/flashes.js';
import { openRequestContext } from './request-context/open-request-context.js';
import { ReturnPage } from './request-context/return-page.js';

/**
 * The only way to build the dashboard, for the process and for tests.
 * @param given parts that replace those composed from the configuration
 */
export async function createDashboard(config: Config, given: Partial<Parts> = {}): Promise<RunningDashboard> {
  const { publicUrl, providers } = config.dashboard;
  const secret = config.dashboard.secret ?? (await keptSecret(config.dataDir, 'dashboard-secret'));
  const secure = publicUrl.startsWith('https:');
  const log = given.log ?? createLog(config.logLevel);
  if (config.dashboard.secret === undefined && databaseKindOf(config.databaseUrl) === 'postgres')
    log.warn(
      'DASHBOARD_SECRET is not set: who signed in here is a stranger to processes with another DATA_DIR',
    );
  const accounts = given.accounts ?? (await composeAccounts(config, log));
  const mail = given.mail ?? (await composeMail(config));
  const parts: Parts = { log, accounts, mail };
  const signIn = await composeSignIn(config, secret, parts);

  const serving = new Serving();
  const { trustedProxies } = config.dashboard;
  const guards = createGuards({
    limits: { ...config.limits, trustedProxies },
    warn: (about, message) => log.warn(about, message),
  });
  const flashes = new Flashes(secret, secure);
  const site = new Site(config.http.publicUrl, config.http.errorsUrl, await readAssets());
  const server = await createServer({ config, log, guard: guards.connections, assets: site.assets });
  shedLoad(server, guards.load, refuseWork(log, site, secure));
  server.addHook('onSend', announceEnd(serving));
  server.addHook(
    'onRequest',
    openRequestContext(
      { signIn, accounts: accounts.accounts, history: accounts.history, site, flashes },
      secure,
    ),
  );
  const once = new OncePerForm();
  await protectForms(server, { secret, secure, once });
  const settings = new SignInSettings(providers);
  const tokens = new UnsubscribeTokens(secret);
  const { mails } = accounts;
  const courier = new Courier({
    ...{ accounts: accounts.accounts, mails, mailer: mail.mailer, publicUrl, tokens, log },
  });
  const notices = new Notices(mails, courier, mail.mailer, log);
  const returnPage = new ReturnPage(secret, secure);
  const module = AppModule.providing({
    signIn,
    limits: new SignInLimits(server),
    settings,
    sessions: new BeginSession(accounts.accounts, signIn, settings, notices, returnPage),
    notices,
    tokens,
    mailer: mail.mailer,
    wayToAsk: new WayToAsk(config.dashboard.planRequests),
    outbox: new OutboxWindow(mail.outbox),
    accounts,
    readiness: new Readiness(serving, accounts),
    once,
    site,
  });
  const nest = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(server), {
    logger: new FrameworkLog(log),
    abortOnError: false,
    bodyParser: false,
  });
  nest.useGlobalFilters(new ErrorPageFilter(log, returnPage));
  await nest.init();
  await server.ready();
  return new RunningDashboard(config, nest, parts, serving, notices, courier);
}
