import { Inject, Module, type NestModule, ValidationPipe } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Accounts, UsageHistory } from '#libs/accounts';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { compressAnswer, guardServer, ProcessMetrics, serveStatic, Serving, StaticFile } from '#libs/service';
import { ASSETS_PATH } from '../assets/read-assets.js';
import { CONFIG, LOG, SECRET } from '../configuration/configuration.module.js';
import { HealthModule } from '../health/health.module.js';
import { ErrorPageFilter } from './error-page.filter.js';
import { FormsModule } from '../http/forms.module.js';
import { protectForms } from '../http/forms.js';
import { IdempotencyKeys } from '../http/idempotency-keys.js';
import { PageError } from '../http/page-error.js';
import { requireOneHost } from '../http/require-one-host.js';
import { refuseWork } from './refuse-work.js';
import { UnreadableAddressController } from './unreadable-address.controller.js';
import { Flashes } from '../request-context/flashes.js';
import { openRequestContext } from './open-request-context.js';
import { SignedInGuard } from '../request-context/signed-in.guard.js';
import { SignIn } from '../sign-in/sign-in.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { Site } from '../site.js';
import { Shutdown } from './shutdown.js';

/** Pages are for people who have signed in: there is nothing to find. */
const ROBOTS = new StaticFile('User-agent: *\nDisallow: /\n', {
  contentType: 'text/plain; charset=utf-8',
});

/** Forms that the pages cannot send get the page of a bad request; what people enter is judged where it is used. */
function validateForms(): ValidationPipe {
  return new ValidationPipe({ transform: true, exceptionFactory: () => new PageError('bad-request') });
}

/** What concerns every request: who sends it, protection of forms, error pages, load; and the shutdown. */
@Module({
  imports: [HealthModule, SignInModule, FormsModule],
  controllers: [UnreadableAddressController],
  providers: [
    Shutdown,
    { provide: APP_GUARD, useClass: SignedInGuard },
    { provide: APP_PIPE, useFactory: validateForms },
    ErrorPageFilter,
    { provide: APP_FILTER, useExisting: ErrorPageFilter },
  ],
})
export class LifecycleModule implements NestModule {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
    @Inject(SECRET) private readonly secret: string,
    private readonly site: Site,
    private readonly signIn: SignIn,
    private readonly accounts: Accounts,
    private readonly history: UsageHistory,
    private readonly serving: Serving,
    private readonly idempotency: IdempotencyKeys,
    private readonly metrics: ProcessMetrics,
  ) {}

  /** Called before Nest registers the first route, because hooks of the server must be added before any route. */
  async configure(): Promise<void> {
    const server = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    const { config, log, secret, site, signIn, accounts, history, idempotency, metrics } = this;
    const secure = config.dashboard.publicUrl.startsWith('https:');
    for (const { name, file } of site.assets.files) serveStatic(server, `${ASSETS_PATH}/${name}`, file);
    serveStatic(server, '/favicon.ico', site.assets.favicon);
    serveStatic(server, '/robots.txt', ROBOTS);
    guardServer(server, {
      limits: config.limits,
      serving: this.serving,
      refuse: refuseWork(site, secure),
      warn: (about, message) => log.warn(about, message),
      metrics,
      metricsAddress: { host: config.http.host, port: config.dashboard.metricsPort },
    });
    server.addHook('onSend', compressAnswer);
    const flashes = new Flashes(secret, secure);
    server.addHook('onRequest', openRequestContext({ signIn, accounts, history, site, flashes }, secure));
    server.addHook('onRequest', requireOneHost);
    await protectForms(server, { secret, secure, idempotency });
  }
}
