import type { Client, estypes } from '@elastic/elasticsearch';
import { expect, it } from '@jest/globals';
import type { CompleteGeneration, StoredGeneration } from '../generations/stored-generation.js';
import { promoteGeneration } from './promote-generation.js';

const PLACE = { index: 'catalog-games-20261125t090000000z', alias: 'catalog-games' };
const NEXT_INDEX = 'catalog-games-20261126t090000000z';
const before = {
  ...{
    id: '20261125t090000000z',
    indices: [PLACE.index],
    places: [PLACE],
    meta: undefined,
    missingFields: [],
  },
  ...{ isCurrent: true, promotion: undefined, replacedAt: undefined },
} satisfies StoredGeneration;
const next = {
  ...{ ...before, id: '20261126t090000000z', indices: [NEXT_INDEX], places: [], isCurrent: false },
  meta: {} as CompleteGeneration['meta'],
};

/** Promotes `next` with an Elasticsearch that has stored nothing. @returns the order of what was asked of it and of the lock */
async function promote(confirmLock = async () => {}) {
  const asked: string[] = [];
  let actions: estypes.IndicesUpdateAliasesAction[] = [];
  const indices = {
    create: async () => ({}),
    refresh: async () => ({}),
    exists: async () => false,
    getAlias: async () => ({}),
    getFieldMapping: async () => ({}),
    updateAliases: async (request: estypes.IndicesUpdateAliasesRequest) => {
      asked.push('updateAliases');
      actions = request.actions ?? [];
    },
  };
  const client = { indices, index: async () => ({}), helpers: { bulk: async () => ({}) } };
  const report = { tell: () => {}, begin: () => ({ advance: () => {}, end: () => {} }), result: () => {} };
  const context = {
    ...{ client: client as unknown as Client, prefix: 'catalog', report },
    signal: new AbortController().signal,
    confirmLock: async () => {
      asked.push('confirmLock');
      await confirmLock();
    },
  };
  const ended = await promoteGeneration(context, before, next).catch((failure: unknown) => failure);
  return { asked, actions, ended };
}

it('moves the aliases only from where it has seen them', async () => {
  const { actions } = await promote();
  expect(actions).toContainEqual({ remove: { ...PLACE, must_exist: true } });
  expect(actions).toContainEqual({ add: { index: NEXT_INDEX, alias: PLACE.alias } });
});

it('makes sure of its lock last, and moves nothing without it', async () => {
  expect((await promote()).asked).toEqual(['confirmLock', 'updateAliases']);
  const lost = new Error('lost');
  expect(await promote(() => Promise.reject(lost))).toMatchObject({ asked: ['confirmLock'], ended: lost });
});
