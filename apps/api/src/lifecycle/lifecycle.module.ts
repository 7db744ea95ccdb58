import { Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { ConnectionGuard, createGuards, type Guards, LoadMonitor, Serving } from '#libs/service';
import { AdmissionModule } from '../admission/admission.module.js';
import { CachingModule } from '../caching/caching.module.js';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProblemsModule } from '../problems/problems.module.js';
import { RequestHooks } from './request-hooks.js';
import { Shutdown } from './shutdown.js';

/** Injects the limits on connections and requests. */
const GUARDS = Symbol('Guards');

/** Request handling before and after the controllers, and the shutdown of the process. */
@Module({
  imports: [AdmissionModule, CachingModule, MetricsModule, ProblemsModule],
  providers: [
    { provide: Serving, useFactory: () => new Serving() },
    { provide: GUARDS, inject: [CONFIG, LOG, Metrics], useFactory: guardsOf },
    { provide: ConnectionGuard, inject: [GUARDS], useFactory: ({ connections }: Guards) => connections },
    { provide: LoadMonitor, inject: [GUARDS], useFactory: ({ load }: Guards) => load },
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

  /** Called before Nest registers the first route, because hooks of the server must be added before any route. */
  configure(): void {
    this.hooks.addTo(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}

function guardsOf({ limits, http: { trustedProxies } }: Config, log: Log, metrics: Metrics): Guards {
  return createGuards({
    limits: { ...limits, trustedProxies },
    warn: (about, message) => log.warn(about, message),
    onRefusal: reason => metrics.countRefusal(reason),
  });
}
