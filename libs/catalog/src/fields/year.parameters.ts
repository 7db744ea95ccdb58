import { wholeNumber } from './accepted-value.js';
import { equals, isAtLeast, isAtMost } from './declare-fields.js';

const anyYear = wholeNumber(-9_999, 9_999);

export const year = equals(anyYear, {
  description:
    'First published in exactly this year. What is of unknown year never matches: there was no year 0.',
  example: 2019,
});

export const yearFrom = isAtLeast(anyYear, {
  description:
    'First published in this year or later. Not above `yearTo`. What is of unknown year never matches.',
  example: 1995,
  upTo: 'yearTo',
});

export const yearTo = isAtMost(anyYear, {
  description:
    'First published in this year or earlier. Not below `yearFrom`. What is of unknown year never matches.',
  example: 2020,
});
