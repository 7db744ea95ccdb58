import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const load = (file: string) => import(pathToFileURL(resolve(file)).href);

const BUDGETS = JSON.parse(readFileSync('test/budgets.json', 'utf8')) as Record<'unit' | 'scale', number>;

const spec = (path: string, seconds: number) => ({
  name: resolve(path),
  startTime: 0,
  endTime: seconds * 1_000,
});
const noted = (path: string, processor: number) => `${processor}\t${resolve(path)}\n`;

it('every tier has a budget, except those of which the long form alone has any', async () => {
  const { projects } = (await load('jest.config.mjs')).default as { projects: { displayName: string }[] };
  const tiers = projects.map(({ displayName }) => displayName);
  expect(Object.keys(BUDGETS).sort()).toEqual(
    tiers.filter(name => !['recipes', 'soak'].includes(name)).sort(),
  );
});

it.each([
  ['this machine', 1],
  ['a machine that is twice as slow', 2],
])(
  'on %s, a tier that takes a third more than its budget has grown, and one that takes little more has not',
  async (_, slowness) => {
    const { testTimes } = await load('scripts/support/test-times.mjs');
    const took = { ...BUDGETS, unit: 1.2 * BUDGETS.unit, scale: 1.5 * BUDGETS.scale };
    const specs = Object.entries(took).map(([tier, seconds]) => ({
      path: tier === 'unit' ? 'libs/catalog/src/a.spec.ts' : `test/${tier}/a.spec.ts`,
      seconds: slowness * seconds,
    }));
    const report = { testResults: specs.map(({ path }, place) => spec(path, place)) };
    const { grown, slowest } = testTimes(
      report,
      specs.map(({ path, seconds }) => noted(path, seconds)).join(''),
    );
    expect(grown).toEqual(['scale']);
    expect(Object.keys(slowest)[0]).toBe(specs.at(-1)!.path);
  },
);
