import type { FetchResponse } from './platform.js';

/** What is left of one limit of the key. */
export interface LimitLeft {
  /** Requests. */
  readonly remaining: number;
  /** Seconds until there are more, or until the month ends. */
  readonly resetSeconds: number | undefined;
}

/** What a response says beside its body. Members are `undefined` where it does not say so, as when a proxy responds. */
export interface ResponseFacts {
  readonly url: string;
  readonly status: number;
  /** Quote it when you report an error. */
  readonly requestId: string | undefined;
  /** The generation of the catalog from which the body comes. */
  readonly generation: string | undefined;
  readonly limits: { readonly second: LimitLeft | undefined; readonly month: LimitLeft | undefined };
}

export function factsOf(url: string, { status, headers }: FetchResponse): ResponseFacts {
  const text = headers.get('ratelimit') ?? '';
  return {
    url,
    status,
    requestId: headers.get('request-id') ?? undefined,
    generation: headers.get('catalog-generation') ?? undefined,
    limits: { second: limitIn(text, 'second'), month: limitIn(text, 'month') },
  };
}

/** @param text of `RateLimit`: `"second";r=9;t=1, "month";r=4987;t=777600` */
function limitIn(text: string, name: 'second' | 'month'): LimitLeft | undefined {
  const [, remaining, seconds] = new RegExp(`"${name}";r=(\\d+)(?:;t=(\\d+))?`).exec(text) ?? [];
  if (remaining === undefined) return undefined;
  return {
    remaining: Number(remaining),
    resetSeconds: seconds === undefined ? undefined : Number(seconds),
  };
}
