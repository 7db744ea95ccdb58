import { expect, it } from '@jest/globals';
import { slotOfTag, tagsOverAllSlots } from './key-slot.js';

// What `CLUSTER KEYSLOT` of Redis 7 answers.
it.each([
  ['', 0],
  ['123456789', 12_739],
  ['bgc', 15_219],
  ['jd36a2', 10_234],
])('the tag %j is in slot %d', (tag, slot) => {
  expect(slotOfTag(tag)).toBe(slot);
});

it('tags are spread over all slots evenly', () => {
  const slots = tagsOverAllSlots(256, number => `tag ${number}`).map(slotOfTag);
  expect(slots.map(slot => Math.floor(slot / 64))).toEqual(Array.from({ length: 256 }, (_, part) => part));
});
