import { Module, type NestModule } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Serving } from '#libs/service';
import { AdmissionModule } from '../admission/admission.module.js';
import { CachingModule } from '../caching/caching.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { ProblemsModule } from '../problems/problems.module.js';
import { RequestHooks } from './request-hooks.js';
import { Shutdown } from './shutdown.js';

/** Request handling before and after the controllers, and the shutdown of the process. */
@Module({
  imports: [AdmissionModule, CachingModule, CatalogModule, MetricsModule, ProblemsModule],
  providers: [Serving, RequestHooks, Shutdown],
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
