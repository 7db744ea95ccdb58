export {
  firstIndex,
  firstNotBelow,
  GrowingArray,
  remainderOf,
  SmallestNumbers,
  sortedNumbers,
} from './number-lists.js';
export { PackedTexts } from './packed-texts.js';
export { TextNumbers } from './text-numbers.js';
