import { describe, expect, it } from '@jest/globals';
import { Builds, type Build, type BuildMeta } from './build.js';
import { prunable } from './prunable.js';

const NOW = new Date('2026-11-21T12:00:00Z');

function build(id: string, state: Partial<Build> & { readonly builtAt?: string } = {}): Build {
  const { builtAt = '2026-11-01T00:00:00Z', ...rest } = state;
  return {
    id,
    indices: [],
    meta: { builtAt } as BuildMeta,
    isCurrent: false,
    replacedAt: undefined,
    ...rest,
  };
}

function prunedOf(...builds: Build[]): string[] {
  return prunable(new Builds(builds), 24, NOW).map(({ id }) => id);
}

describe('prunable', () => {
  const current = build('current', { isCurrent: true });
  const previous = build('previous', { replacedAt: new Date('2026-11-10T00:00:00Z') });

  it('is neither the current nor the previous generation, however old', () => {
    expect(prunedOf(current, previous)).toEqual([]);
  });

  it('is a generation that was replaced before the life of its cursors', () => {
    expect(
      prunedOf(current, previous, build('old', { replacedAt: new Date('2026-11-09T00:00:00Z') })),
    ).toEqual(['old']);
  });

  it('is no generation that was replaced within the life of its cursors, whenever it was built', () => {
    const replaced = build('late', { replacedAt: new Date('2026-11-20T12:00:00Z') });
    const later = build('later', { replacedAt: new Date('2026-11-21T11:00:00Z') });
    expect(prunedOf(current, later, replaced)).toEqual([]);
  });

  it('is a build that was never published, once it is old', () => {
    const young = build('young', { builtAt: '2026-11-21T11:00:00Z' });
    expect(prunedOf(current, young, build('forgotten'))).toEqual(['forgotten']);
  });

  it('is an unfinished build of any age', () => {
    expect(prunedOf(current, build('unfinished', { meta: undefined }))).toEqual(['unfinished']);
  });
});
