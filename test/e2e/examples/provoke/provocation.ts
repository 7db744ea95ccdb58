import type { LightMyRequestResponse } from 'fastify';
import { SettableClock } from '../../support/settable-clock.js';
import { type TestApi, type TestApiOptions, startApi } from '../../support/start-api.js';

/** A way to bring the service to answer with a problem. */
export interface Provocation {
  /** Added to the code in the name of an example, where a code has several. */
  readonly variant?: string;
  /** The request, or what happens before it, for readers of the documentation: one line of Markdown. */
  readonly summary: string;
  provoke(): Promise<ProvokedAnswer>;
}

export interface ProvokedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | string[] | undefined>>;
  readonly body: string;
}

/** The limits of the plan on which every account starts. */
export const FREE_PLAN = { ratePerSecond: 10, requestsPerMonth: 5_000 };

export function injected({ statusCode, headers, body }: LightMyRequestResponse): ProvokedAnswer {
  return { status: statusCode, headers, body };
}

/** Starts a service at its default address for one provocation, with a clock that stands still, and ends it afterwards. */
export async function withApi(
  options: TestApiOptions,
  provoke: (api: TestApi) => Promise<ProvokedAnswer>,
): Promise<ProvokedAnswer> {
  const environment = { PUBLIC_URL: 'http://localhost:3000', ...options.environment };
  const api = await startApi({ clock: new SettableClock(), ...options, environment });
  try {
    return await provoke(api);
  } finally {
    await api.close();
  }
}
