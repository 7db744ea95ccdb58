import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderConfig } from '#libs/config';
import { type Authentication, type AuthenticationOptions, createAuthentication } from './authentication.js';
import { orDatabaseUnavailable } from './database-failures.js';
import { openIdProvider } from './open-id-provider.js';
import { explainRefusal, recordProviderFailures } from './provider-failures.js';
import { ProviderUnavailable } from './provider-unavailable.js';

/** Short, because a person is waiting. */
const PATIENCE_MS = 5_000;

/**
 * Sign-in with each provider. The library asks providers for their addresses only once, when an instance is created. So
 * there is one instance per provider, created at its first use. If that fails, the next use tries again.
 */
export class Providers {
  private readonly known = new Map<string, Promise<Authentication>>();

  constructor(
    private readonly options: AuthenticationOptions,
    private readonly configured: readonly ProviderConfig[],
  ) {}

  /** @param id of a configured provider. @throws ProviderUnavailable */
  async authenticationWith(id: string): Promise<Authentication> {
    const asked = this.known.get(id) ?? withinTime(id, this.discover(id));
    this.known.set(id, asked);
    try {
      return await asked;
    } catch (error) {
      // Unless a newer attempt has replaced this one meanwhile.
      if (this.known.get(id) === asked) this.known.delete(id);
      throw error;
    }
  }

  /**
   * The library's answer to a browser that a provider sent back.
   * @param refusal see {@link explainRefusal}; the reason is logged
   * @throws ProviderUnavailable, DatabaseUnavailable
   */
  async answerTo(
    id: string,
    request: Request,
    refusal: (answer: Response) => string | undefined,
  ): Promise<Response> {
    const authentication = await this.authenticationWith(id);
    return explainRefusal(
      () =>
        orDatabaseUnavailable(
          () => withinTime(id, authentication.handler(request)),
          answer => refusal(answer) !== undefined,
        ),
      refusal,
      reason => this.options.log.warn({ provider: id }, `signing in was refused: ${reason}`),
    );
  }

  private async discover(id: string): Promise<Authentication> {
    const provider = this.configured.find(provider => provider.id === id);
    if (provider === undefined) throw new Error(`there is no provider ${id}`);
    const authentication = await createAuthentication(this.options, [await openIdProvider(provider)]);
    // The library leaves out providers that did not answer, and logs why.
    const [library] = (await authentication.$context).socialProviders;
    if (library === undefined) throw new ProviderUnavailable(id);
    recordProviderFailures(library, provider);
    return authentication;
  }
}

/** The result of work that depends on a provider. @throws ProviderUnavailable if it takes too long */
async function withinTime<Result>(id: string, work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw new ProviderUnavailable(id);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
    late.catch(() => {});
    work.catch(() => {});
  }
}
