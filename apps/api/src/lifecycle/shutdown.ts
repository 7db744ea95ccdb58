import type { Server } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '#libs/config';
import { GracefulShutdown, Serving } from '#libs/service';
import { CONFIG } from '../configuration/configuration.module.js';
import {
  ADMISSION_CONNECTION,
  CATALOG_CONNECTION,
  type AdmissionConnection,
  type CatalogConnection,
} from '../connections.js';
import { RequestHooks } from './request-hooks.js';

/** Before the engines are closed, quota costs are settled, also for clients that are gone, and usage is stored. */
@Injectable()
export class Shutdown extends GracefulShutdown {
  constructor(
    adapterHost: HttpAdapterHost,
    @Inject(CONFIG) { http }: Config,
    @Inject(CATALOG_CONNECTION) catalog: CatalogConnection,
    @Inject(ADMISSION_CONNECTION) admission: AdmissionConnection,
    serving: Serving,
    { completion }: RequestHooks,
  ) {
    super({
      serving,
      drainMs: http.drainMs,
      server: () => adapterHost.httpAdapter.getHttpServer() as Server,
      work: [() => completion.all()],
      engines: [admission, catalog],
    });
  }
}
