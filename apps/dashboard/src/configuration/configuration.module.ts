import { type DynamicModule, Global, Module } from '@nestjs/common';
import { databaseKindOf } from '#libs/accounts';
import { type Config, keptSecret } from '#libs/config';
import type { Log } from '#libs/log';
import { ProcessMetrics } from '#libs/service';
import { readAssets } from '../assets/read-assets.js';
import { Site } from '../site.js';

/** The configuration in force, read once: inject it as `Config`. */
export const CONFIG = Symbol('Config');
/** The log of the process: inject it as `Log`. */
export const LOG = Symbol('Log');
/** What signatures and encryption are derived from: a string. */
export const SECRET = Symbol('Secret');

/** What every module may inject. */
@Global()
@Module({})
export class ConfigurationModule {
  static of(config: Config, log: Log): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOG, useValue: log },
      { provide: ProcessMetrics, useFactory: () => new ProcessMetrics('dashboard') },
      { provide: SECRET, useFactory: () => findSecret(config, log) },
      { provide: Site, useFactory: () => openSite(config) },
    ];
    return { module: ConfigurationModule, providers, exports: providers };
  }
}

async function openSite({ http }: Config): Promise<Site> {
  return new Site(http.publicUrl, http.errorsUrl, await readAssets());
}

async function findSecret({ dashboard, dataDir, databaseUrl }: Config, log: Log): Promise<string> {
  if (dashboard.secret !== undefined) return dashboard.secret;
  if (databaseKindOf(databaseUrl) === 'postgres')
    log.warn(
      'DASHBOARD_SECRET is not set: sessions of this process are invalid in processes with another DATA_DIR',
    );
  return keptSecret(dataDir, 'dashboard-secret');
}
