import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderConfig } from '#libs/config';
import { type Authentication, type AuthenticationOptions, createAuthentication } from './authentication.js';
import { openIdProvider } from './open-id-provider.js';
import { ProviderAway } from './provider-away.js';

/** A person waits. */
const PATIENCE_MS = 5_000;

/**
 * Signing in with each provider. The library asks providers where their pages are when it is made, and never again;
 * so it is made for each one apart, when somebody first wants it, and again for as long as that fails.
 */
export class Providers {
  private readonly known = new Map<string, Promise<Authentication>>();

  constructor(
    private readonly options: AuthenticationOptions,
    private readonly configured: readonly ProviderConfig[],
  ) {}

  /** @param id one of those that are configured. @throws ProviderAway */
  async authenticationWith(id: string): Promise<Authentication> {
    const asked = this.known.get(id) ?? withinTime(id, this.discover(id));
    this.known.set(id, asked);
    try {
      return await asked;
    } catch (error) {
      // Unless somebody tried again meanwhile, perhaps with more luck.
      if (this.known.get(id) === asked) this.known.delete(id);
      throw error;
    }
  }

  private async discover(id: string): Promise<Authentication> {
    const provider = this.configured.find(provider => provider.id === id);
    if (provider === undefined) throw new Error(`there is no provider ${id}`);
    const described = await openIdProvider(provider, reason =>
      this.options.log.warn({ provider: id }, `signing in was refused: ${reason}`),
    );
    const authentication = await createAuthentication(this.options, [described]);
    // The library leaves out whom it could not ask, and logs why.
    const { socialProviders } = await authentication.$context;
    if (socialProviders.length === 0) throw new ProviderAway(id);
    return authentication;
  }
}

/** What a provider has a part in, as far as it comes in time. @throws ProviderAway */
export async function withinTime<Result>(id: string, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw new ProviderAway(id);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
    work.catch(() => {});
  }
}
