import { beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogGenerations, CatalogUnavailable, type Generation } from '#libs/catalog';
import { Serving } from '#libs/service';
import { Readiness } from './readiness.js';
import type { AdmissionHealth } from '../admission/admission-health.js';

let serving: Serving;
/** What each part reports, and what is known about the catalog. */
let catalog: { health: string; hasGeneration: boolean; wasReached: boolean; isPrepared?: boolean };
let admission: AdmissionHealth;
let hasTrustedKeys: boolean;
let readyWithoutCatalog: boolean;
beforeEach(() => {
  serving = new Serving();
  catalog = { health: 'ok', hasGeneration: true, wasReached: true };
  admission = { state: 'ok' };
  hasTrustedKeys = false;
  readyWithoutCatalog = false;
});

class Generations extends CatalogGenerations {
  override current(): Generation | undefined {
    if (!catalog.wasReached) throw new CatalogUnavailable('engine unavailable');
    return catalog.hasGeneration ? ({ digest: 'd' } as Generation) : undefined;
  }

  override isPrepared(): boolean {
    return catalog.isPrepared ?? true;
  }

  override withDigest(): undefined {
    return undefined;
  }
}

function report() {
  const engine = { generations: new Generations(), health: async () => catalog.health };
  const store = { admission: { hasTrustedKeys }, health: async () => admission };
  return new Readiness(serving, engine, store, { readyWithoutCatalog }).report();
}

describe('readiness', () => {
  it('is `ready` when every part is ok', async () => {
    expect(await report()).toEqual({
      status: 'ready',
      parts: { process: 'ok', catalog: 'ok', admission: 'ok' },
    });
  });

  it('is `unavailable` until the process can answer searches that no title matches in full', async () => {
    catalog.isPrepared = false;
    expect(await report()).toMatchObject({
      status: 'unavailable',
      parts: { catalog: 'this process is still reading the titles of the catalog' },
    });
  });

  it('is `unavailable` in a process that is ending, whatever its parts report', async () => {
    serving.end();
    const text = 'this process is shutting down; use another one';
    expect(await report()).toMatchObject({ status: 'unavailable', parts: { process: text, catalog: 'ok' } });
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

  it('is `degraded` before there is a catalog where the operator says so, but not while the engine was never reached', async () => {
    readyWithoutCatalog = true;
    catalog = { health: 'ok', hasGeneration: false, wasReached: true };
    expect(await report()).toMatchObject({
      status: 'degraded',
      parts: { catalog: expect.stringContaining('no catalog yet') },
    });
    catalog = { health: 'the engine does not answer', hasGeneration: false, wasReached: false };
    expect((await report()).status).toBe('unavailable');
  });

  it('is `degraded` without the key store while verified keys are still accepted, else `unavailable`', async () => {
    admission = { state: 'unavailable', reason: 'the key store does not answer' };
    expect((await report()).status).toBe('unavailable');
    hasTrustedKeys = true;
    expect((await report()).status).toBe('degraded');
  });

  it('is `unavailable` while the key store has lost its data, since no key is accepted then', async () => {
    admission = { state: 'data-lost', reason: 'the store is empty' };
    hasTrustedKeys = true;
    expect(await report()).toMatchObject({
      status: 'unavailable',
      parts: { admission: 'the store is empty' },
    });
  });
});
