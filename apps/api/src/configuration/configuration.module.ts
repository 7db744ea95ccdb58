import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { Site } from './site.js';

/** The configuration in force, read once: inject it as `Config`. */
export const CONFIG = Symbol('Config');
/** The log of the process: inject it as `Log`. */
export const LOG = Symbol('Log');

/** What every module may inject. */
@Global()
@Module({})
export class ConfigurationModule {
  static of(config: Config, log: Log): DynamicModule {
    const { publicUrl, errorsUrl, securityContact, policies } = config.http;
    const site = new Site(publicUrl, errorsUrl, config.dashboard.publicUrl, securityContact, policies);
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOG, useValue: log },
      { provide: Site, useValue: site },
    ];
    return { module: ConfigurationModule, providers, exports: providers };
  }
}
