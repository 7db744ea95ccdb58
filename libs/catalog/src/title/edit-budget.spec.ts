import { expect, it } from '@jest/globals';
import { editBudget } from './edit-budget.js';

it.each([
  ['ago', 0, 'below 4 letters'],
  ['azul', 1, '4 letters'],
  ['pandemi', 1, '7 letters'],
  ['pandemic', 2, '8 letters'],
  ['1830', 0, 'digits'],
  ['catan2000', 0, 'a word with a digit'],
  ['🎲🎲🎲', 0, 'code points, not code units'],
])('allows %s %i edits: %s', (word, budget) => {
  expect(editBudget(word)).toBe(budget);
});
