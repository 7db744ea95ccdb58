import { expect } from '@jest/globals';
import type { AdmissionEngine, MintedKey } from '#libs/admission';
import { anAttempt } from './test-engine.js';

/**
 * Sends requests with all of these keys of one account, over all of these engines, as fast as possible, for 2.5 s on
 * the store's clock, and expects that in any 1,000 ms exactly `ratePerSecond` of them were admitted in total.
 */
export async function expectExactRate(
  engines: readonly AdmissionEngine[],
  keys: readonly MintedKey[],
  ratePerSecond: number,
): Promise<void> {
  const admittedAtMs: number[] = [];
  const ask = async (engine: AdmissionEngine, key: MintedKey): Promise<number> => {
    const decision = await engine.store.admit(anAttempt(key));
    if (!('nowMs' in decision)) throw new Error(decision.kind);
    if (decision.kind === 'admitted') admittedAtMs.push(decision.nowMs);
    return decision.nowMs;
  };
  const asked = engines.flatMap(engine => keys.map(key => () => ask(engine, key)));
  const startMs = await asked[0]!();
  for (let nowMs = startMs; nowMs < startMs + 2_500;) {
    const times = await Promise.all([...asked, ...asked].map(work => work()));
    nowMs = Math.max(...times);
  }
  admittedAtMs.sort((a, b) => a - b);
  for (let first = 0; first + ratePerSecond < admittedAtMs.length; first++)
    expect(admittedAtMs[first + ratePerSecond]! - admittedAtMs[first]!).toBeGreaterThanOrEqual(999.999);
  expect(admittedAtMs).toHaveLength(3 * ratePerSecond);
}
