import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdmissionOutcome } from '#libs/admission';
import { type CatalogGenerations, CatalogUnavailable } from '#libs/catalog';
import { Serving } from '#libs/service';
import { Readiness } from './readiness.js';
import type { AdmissionHealth } from '../admission/admission-health.js';
import { VerifiedKeys } from '../admission/verified-keys.js';

const LIMIT = { limit: 1, remaining: 1, resetSeconds: 0, windowSeconds: 1 };
const ADMITTED = {
  kind: 'admitted',
  keyId: 'k',
  secret: 's',
  accountTag: 'tag',
  place: 1,
  rate: LIMIT,
  quota: LIMIT,
  month: '2026-11',
} as const satisfies AdmissionOutcome;

let nowMs: number;
let serving: Serving;
let verified: VerifiedKeys;
/** What each part reports, and what is known about the catalog. */
let catalog: { health: string; hasGeneration: boolean; wasReached: boolean };
let admission: AdmissionHealth;
beforeEach(() => {
  nowMs = 0;
  serving = new Serving();
  verified = new VerifiedKeys(() => nowMs);
  catalog = { health: 'ok', hasGeneration: true, wasReached: true };
  admission = { state: 'ok' };
});

function report() {
  const current = () => {
    if (!catalog.wasReached) throw new CatalogUnavailable('engine unavailable');
    return catalog.hasGeneration ? { digest: 'd' } : undefined;
  };
  const generations = { current } as unknown as CatalogGenerations;
  const parts = [
    { generations, health: async () => catalog.health },
    { health: async () => admission },
  ] as const;
  return new Readiness(serving, ...parts, verified).report();
}

describe('readiness', () => {
  it('is `ready` when every part is ok', async () => {
    expect(await report()).toEqual({
      status: 'ready',
      parts: { process: 'ok', catalog: 'ok', admission: 'ok' },
    });
  });

  it('is `unavailable` in a process that drains or closes, whatever its parts report', async () => {
    serving.beginDraining();
    const text = 'this process is shutting down; use another one';
    expect(await report()).toMatchObject({ status: 'unavailable', parts: { process: text, catalog: 'ok' } });
    serving.beginClosing();
    expect(await report()).toMatchObject({ status: 'unavailable', parts: { process: text } });
  });

  it('is `degraded` while the engine is unavailable and kept answers are still served', async () => {
    catalog.health = 'the engine does not answer';
    expect(await report()).toMatchObject({
      status: 'degraded',
      parts: { catalog: 'the engine does not answer' },
    });
  });

  it('is `unavailable` while no catalog is known: the engine was never reached, or has none', async () => {
    catalog = { health: 'the engine does not answer', hasGeneration: false, wasReached: false };
    expect(await report()).toMatchObject({ status: 'unavailable' });
    catalog = { health: 'ok', hasGeneration: false, wasReached: true };
    expect(await report()).toMatchObject({
      status: 'unavailable',
      parts: { catalog: expect.stringContaining('run the indexer') },
    });
  });

  it('is `degraded` without the key store while verified keys are still accepted, then `unavailable`', async () => {
    admission = { state: 'unavailable', reason: 'the key store does not answer' };
    expect((await report()).status).toBe('unavailable');
    verified.learn(ADMITTED);
    nowMs = 59_999;
    expect((await report()).status).toBe('degraded');
    nowMs = 60_000;
    expect((await report()).status).toBe('unavailable');
  });

  it('is `unavailable` while the key store has lost its data, since no key is accepted then', async () => {
    admission = { state: 'data-lost', reason: 'the store is empty' };
    verified.learn(ADMITTED);
    expect(await report()).toMatchObject({
      status: 'unavailable',
      parts: { admission: 'the store is empty' },
    });
  });

  it('is not prolonged by keys that are served without the store', async () => {
    admission = { state: 'unavailable', reason: 'the key store does not answer' };
    verified.learn(ADMITTED);
    nowMs = 30_000;
    verified.learn({ ...ADMITTED, quota: undefined });
    nowMs = 60_000;
    expect((await report()).status).toBe('unavailable');
  });
});
