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

it('is a table with a row per generation, and what each holds', () => {
  const text = renderStatus([CURRENT, INCOMPLETE], 200);
  expect(text).toMatch(/^20261121t092535837z +current +2026-11-21 09:25 +12\.3 MB$/m);
  expect(text).toMatch(/^20261121t092535837z: 12,345 games, 5 expansions/m);
  expect(text.replaceAll(/\n {2}/g, ' ')).toMatch(/digest aaaaaaaaaaaa/);
});

it('says what a generation of an older version lacks', () => {
  const text = renderStatus([{ ...CURRENT, counts: { games: 5 }, missing: ['games.series', 'awards'] }]);
  expect(text.replaceAll(/\n {2}/g, ' ')).toContain('built without games.series, awards: requests');
});

it.each([undefined, 60, 156])('has no line above 60 characters on %s columns', columns => {
  const lines = renderStatus([CURRENT, INCOMPLETE], columns).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
});

it('fits into a narrow terminal', () => {
  const lines = renderStatus([CURRENT, INCOMPLETE], 40).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(40);
});

it('tells how to begin when there is nothing', () => {
  expect(renderStatus([])).toContain('run --source');
});
