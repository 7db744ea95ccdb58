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

it('every tier has a budget, except recipes, of which the long form alone has any', async () => {
  const { projects } = (await load('jest.config.mjs')).default as { projects: { displayName: string }[] };
  const tiers = projects.map(({ displayName }) => displayName);
  expect(Object.keys(BUDGETS).sort()).toEqual(tiers.filter(name => name !== 'recipes').sort());
});

it('a tier that takes a third more than its budget has grown, and one that takes little more has not', async () => {
  const { testTimes } = await load('scripts/support/test-times.mjs');
  const report = { testResults: [spec('libs/catalog/src/a.spec.ts', 1), spec('test/scale/b.spec.ts', 20)] };
  const times =
    noted('libs/catalog/src/a.spec.ts', 1.3 * BUDGETS.unit) +
    noted('test/scale/b.spec.ts', 1.4 * BUDGETS.scale);
  const { grown, slowest } = testTimes(report, times);
  expect(grown).toEqual(['scale']);
  expect(Object.keys(slowest)).toEqual(['test/scale/b.spec.ts', 'libs/catalog/src/a.spec.ts']);
});
