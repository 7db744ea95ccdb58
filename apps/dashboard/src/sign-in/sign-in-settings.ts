import type { ProviderConfig } from '#libs/config';

/** What the sign-in pages offer. */
export class SignInSettings {
  constructor(readonly providers: readonly Pick<ProviderConfig, 'id' | 'name'>[]) {}

  /** The display name of a provider; its id, if it is not offered any more. */
  nameOf(id: string): string {
    return this.providers.find(provider => provider.id === id)?.name ?? id;
  }
}
