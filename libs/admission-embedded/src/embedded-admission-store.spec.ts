import { expect, it } from '@jest/globals';
import { AttemptBatcher } from './embedded-admission-store.js';

it('decides the requests of one turn together, in their order', async () => {
  const batches: number[][] = [];
  const batch = new AttemptBatcher<number, number>(requests => {
    batches.push([...requests]);
    return requests.map(request => 2 * request);
  });
  await expect(Promise.all([batch.decide(1), batch.decide(2)])).resolves.toEqual([2, 4]);
  await expect(batch.decide(3)).resolves.toBe(6);
  expect(batches).toEqual([[1, 2], [3]]);
});

it('fails every request of a turn that could not be committed, and none of the next', async () => {
  let isFull = true;
  const batch = new AttemptBatcher<number, number>(requests => {
    if (isFull) throw new Error('disk full');
    return [...requests];
  });
  const outcomes = await Promise.allSettled([batch.decide(1), batch.decide(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isFull = false;
  await expect(batch.decide(3)).resolves.toBe(3);
});
