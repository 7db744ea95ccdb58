import type { ProviderConfig } from '#libs/config';

/** What the sign-in pages offer. */
export class SignInSettings {
  constructor(
    readonly providers: readonly Pick<ProviderConfig, 'id' | 'name'>[],
    readonly hasOutbox: boolean,
  ) {}
}
