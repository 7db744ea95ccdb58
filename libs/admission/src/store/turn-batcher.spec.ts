import { expect, it } from '@jest/globals';
import { settleTogether, TurnBatcher } from './turn-batcher.js';

/** Doubles numbers, and notes which it got together. */
function doubling(options: ConstructorParameters<typeof TurnBatcher<number, number>>[1] = {}) {
  const batches: number[][] = [];
  const batcher = new TurnBatcher<number, number>(batch => {
    settleTogether(batch, requests => {
      batches.push([...requests]);
      if (requests.includes(0)) throw new Error('disk full');
      return requests.map(request => 2 * request);
    });
  }, options);
  return { batches, decide: (request: number) => batcher.decide(request) };
}

it('decides the requests of one turn together, in their order, and none of the next', async () => {
  const { batches, decide } = doubling();
  await expect(Promise.all([decide(1), decide(2)])).resolves.toEqual([2, 4]);
  await expect(decide(3)).resolves.toBe(6);
  expect(batches).toEqual([[1, 2], [3]]);
});

it('decides at most so many together', async () => {
  const { batches, decide } = doubling({ max: 2 });
  await expect(Promise.all([1, 2, 3, 4, 5].map(decide))).resolves.toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

it('decides each group by itself', async () => {
  const { batches, decide } = doubling({ groupOf: request => (request % 2 === 0 ? 'even' : 'odd') });
  await Promise.all([1, 2, 3].map(decide));
  expect(batches).toEqual([[1, 3], [2]]);
});

it('fails every request of a turn that could not be decided, and none of the next', async () => {
  const { decide } = doubling();
  const outcomes = await Promise.allSettled([decide(0), decide(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(decide(3)).resolves.toBe(6);
});
