export { GrowingArray } from './growing-array.js';
export { PackedTexts } from './packed-texts.js';
export { TextNumbers } from './text-numbers.js';
