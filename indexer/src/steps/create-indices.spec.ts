import type { Client, estypes } from '@elastic/elasticsearch';
import { expect, it } from '@jest/globals';
import { RESOURCES } from '#libs/catalog';
import { createIndices } from './create-indices.js';

const META = {
  generation: '20261121t092535837z',
  digest: 'd',
  builtAt: '2026-11-21T09:25:35.837Z',
  counts: {},
  complete: false,
};

const report = { tell: () => {}, begin: () => ({ advance: () => {}, end: () => {} }), result: () => {} };

it('writes only records late to the disk, which are counted, and lets no index merge while it is loaded', async () => {
  const made: [string, estypes.IndicesIndexSettings | undefined][] = [];
  const create = async ({ index, settings }: estypes.IndicesCreateRequest) => made.push([index, settings]);
  const client = { indices: { create } } as unknown as Client;
  await createIndices({ client, prefix: 'catalog', report, signal: new AbortController().signal }, META, 0);
  const late = made.filter(([, settings]) => settings?.['translog.durability'] === 'async');
  expect(late.map(([index]) => index)).toEqual(made.map(([index]) => index).slice(0, RESOURCES.length));
  expect(made).toHaveLength(RESOURCES.length + 1);
  for (const [, settings] of made) expect(settings?.['merge.policy.segments_per_tier']).toBe(200);
});

it('asks for room for all copies before anything is loaded, and loads without them', async () => {
  const asked: (readonly [string, unknown])[] = [];
  const client = {
    indices: {
      create: async ({ settings }: estypes.IndicesCreateRequest) =>
        asked.push(['create', settings?.number_of_replicas]),
      putSettings: async ({ settings }: estypes.IndicesPutSettingsRequest) =>
        asked.push(['then', settings?.number_of_replicas]),
    },
  } as unknown as Client;
  await createIndices({ client, prefix: 'catalog', report, signal: new AbortController().signal }, META, 2);
  expect(new Set(asked.slice(0, -1).map(String))).toEqual(new Set(['create,2']));
  expect(asked.at(-1)).toEqual(['then', 0]);
});
