import { Inject, Injectable } from '@nestjs/common';
import type { Config, ProviderConfig } from '#libs/config';
import { CONFIG } from '../configuration/configuration.module.js';

/** What the sign-in pages offer. */
@Injectable()
export class SignInSettings {
  readonly providers: readonly Pick<ProviderConfig, 'id' | 'name'>[];

  constructor(@Inject(CONFIG) { dashboard }: Config) {
    this.providers = dashboard.providers;
  }

  /** The display name of a provider; its id, if it is not offered any more. */
  nameOf(id: string): string {
    return this.providers.find(provider => provider.id === id)?.name ?? id;
  }
}
