import { Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { ConnectionGuard, LoadMonitor, type Refusal, RepeatedWarning, Serving } from '#libs/service';
import { AdmissionModule } from '../admission/admission.module.js';
import { CachingModule } from '../caching/caching.module.js';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProblemsModule } from '../problems/problems.module.js';
import { RequestHooks } from './request-hooks.js';
import { Shutdown } from './shutdown.js';

/** The way of a request through the server, and the end of the process. */
@Module({
  imports: [AdmissionModule, CachingModule, MetricsModule, ProblemsModule],
  providers: [
    { provide: Serving, useFactory: () => new Serving() },
    { provide: ConnectionGuard, inject: [CONFIG, LOG, Metrics], useFactory: connectionGuard },
    {
      provide: LoadMonitor,
      inject: [CONFIG, ConnectionGuard],
      useFactory: ({ limits }: Config, guard: ConnectionGuard) =>
        new LoadMonitor(limits, () => guard.isAtUnsentLimit),
    },
    RequestHooks,
    Shutdown,
  ],
  exports: [Serving],
})
export class LifecycleModule implements NestModule {
  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly hooks: RequestHooks,
  ) {}

  /** Called before Nest registers the first route, which is what hooks of the server need. */
  configure(): void {
    this.hooks.addTo(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}

function connectionGuard({ limits, http }: Config, log: Log, metrics: Metrics): ConnectionGuard {
  const warning = new RepeatedWarning<Refusal>((times, reason) =>
    log.warn({ reason, times }, 'connections were refused or ended'),
  );
  return new ConnectionGuard({ ...limits, trustedProxies: http.trustedProxies }, reason => {
    warning.add(reason);
    metrics.countRefusal(reason);
  });
}
