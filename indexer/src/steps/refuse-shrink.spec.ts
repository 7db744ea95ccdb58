import { expect, it } from '@jest/globals';
import { RESOURCES, type Resource } from '#libs/catalog';
import { refuseShrink, ShrinkRefused } from './refuse-shrink.js';

const counts = (games: number) =>
  ({ ...Object.fromEntries(RESOURCES.map(resource => [resource, 5])), games }) as Record<Resource, number>;

it.each([
  [undefined, 0],
  [100, 100],
  [100, 90],
  [100, 1_000],
  [0, 0],
])('lets %s become %d', (current, next) => {
  expect(() => refuseShrink(current === undefined ? undefined : counts(current), counts(next))).not.toThrow();
});

it.each([
  [100, 89],
  [5, 4],
  [1, 0],
])('refuses %d to become %d', (current, next) => {
  expect(() => refuseShrink(counts(current), counts(next))).toThrow(ShrinkRefused);
});

it('names every list that shrinks', () => {
  const next = { ...counts(50), people: 1 };
  expect(() => refuseShrink(counts(100), next)).toThrow(/games from 100 to 50, people from 5 to 1/);
});
