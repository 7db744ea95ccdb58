import { describe, expect, it } from '@jest/globals';
import { StoredGenerations, type StoredGeneration, type GenerationMeta } from './stored-generation.js';
import { prunable } from './prunable.js';

const NOW = new Date('2026-11-21T12:00:00Z');

function generation(
  id: string,
  state: Partial<StoredGeneration> & { readonly builtAt?: string } = {},
): StoredGeneration {
  const { builtAt = '2026-11-01T00:00:00Z', ...rest } = state;
  return {
    id,
    indices: [],
    places: [],
    missingFields: [],
    meta: { builtAt } as GenerationMeta,
    isCurrent: false,
    promotion: undefined,
    replacedAt: undefined,
    ...rest,
  };
}

function prunedOf(...generations: StoredGeneration[]): string[] {
  return prunable(new StoredGenerations(generations), 24, NOW).map(({ id }) => id);
}

describe('prunable', () => {
  const current = generation('current', { isCurrent: true });
  const previous = generation('previous', { replacedAt: new Date('2026-11-10T00:00:00Z') });

  it('is neither the current nor the previous generation, however old', () => {
    expect(prunedOf(current, previous)).toEqual([]);
  });

  it('is a generation that was replaced longer ago than its cursors are valid', () => {
    expect(
      prunedOf(current, previous, generation('old', { replacedAt: new Date('2026-11-09T00:00:00Z') })),
    ).toEqual(['old']);
  });

  it('is not a generation whose cursors are still valid, whenever it was built', () => {
    const replaced = generation('late', { replacedAt: new Date('2026-11-20T12:00:00Z') });
    const later = generation('later', { replacedAt: new Date('2026-11-21T11:00:00Z') });
    expect(prunedOf(current, later, replaced)).toEqual([]);
  });

  it('is a generation that was never promoted, once it is old', () => {
    const young = generation('young', { builtAt: '2026-11-21T11:00:00Z' });
    expect(prunedOf(current, young, generation('forgotten'))).toEqual(['forgotten']);
  });

  it('is not a generation that was current a moment ago, even if an index of it is missing', () => {
    const damaged = generation('damaged', {
      meta: undefined,
      replacedAt: new Date('2026-11-21T11:00:00Z'),
    });
    expect(prunedOf(current, damaged)).toEqual([]);
  });

  it('is an unfinished generation of any age', () => {
    expect(prunedOf(current, generation('unfinished', { meta: undefined }))).toEqual(['unfinished']);
  });
});
