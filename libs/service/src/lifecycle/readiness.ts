import type { Serving } from './serving.js';

/**
 * The state of a part of the service: `ok`; `degraded`, when requests should still be sent here although some cannot be
 * answered; or `unavailable`, when none can. The text about what is wrong and what to do may be shown in public.
 */
export type PartHealth =
  { readonly state: 'ok' } | { readonly state: 'degraded' | 'unavailable'; readonly reason: string };

export const OK: PartHealth = { state: 'ok' };

export interface ReadinessReport {
  /** `ready` and `degraded`: send requests here. `unavailable`: do not. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  /** `ok`, or what is wrong, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>;
}

/** A process that is ending still answers requests, but reports that no more should be sent. */
export function healthOf(serving: Serving): PartHealth {
  return serving.isEnding
    ? { state: 'unavailable', reason: 'this process is shutting down; use another one' }
    : OK;
}

/** The parts together: as bad as the worst of them. */
export function readinessOf(parts: Readonly<Record<string, PartHealth>>): ReadinessReport {
  const states = Object.values(parts).map(({ state }) => state);
  const texts = Object.entries(parts).map(([name, part]) => [name, part.state === 'ok' ? 'ok' : part.reason]);
  const status = states.includes('unavailable')
    ? 'unavailable'
    : states.includes('degraded')
      ? 'degraded'
      : 'ready';
  return { status, parts: Object.fromEntries(texts) as Record<string, string> };
}
