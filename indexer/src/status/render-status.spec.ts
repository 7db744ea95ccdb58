import { expect, it } from '@jest/globals';
import { RESOURCES, type Resource } from '#libs/catalog';
import type { GenerationStatus } from './describe-generations.js';
import { renderStatus } from './render-status.js';

const CURRENT: GenerationStatus = {
  generation: '20261121t092535837z',
  state: 'current',
  digest: 'a'.repeat(64),
  builtAt: '2026-11-21T09:25:35.837Z',
  replacedAt: null,
  counts: {
    ...(Object.fromEntries(RESOURCES.map(resource => [resource, 5])) as Record<Resource, number>),
    games: 12_345,
  },
  missing: [],
  sizeBytes: 12_340_000,
};
const INCOMPLETE: GenerationStatus = {
  ...CURRENT,
  state: 'incomplete',
  digest: null,
  builtAt: null,
  counts: null,
};

it('is a table with a row per generation', () => {
  const lines = renderStatus([CURRENT, INCOMPLETE], 200).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(
    /20261121t092535837z +current +aaaaaaaaaaaa +2026-11-21 09:25 +- +12,345 .*12\.3 MB/,
  );
});

it('fits into a narrow terminal', () => {
  const lines = renderStatus([CURRENT, INCOMPLETE], 40).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(40);
});

it('tells how to begin when there is nothing', () => {
  expect(renderStatus([])).toContain('run --source');
});
