import { describe, expect, it } from '@jest/globals';
import { formatDay } from './formats.js';
import { beforeDay } from './before-day.js';

describe('the Italian article before a day', () => {
  it.each([
    [1, 'al 1º dic 2026'],
    [8, 'all’8 dic 2026'],
    [10, 'al 10 dic 2026'],
    [11, 'all’11 dic 2026'],
    [18, 'al 18 dic 2026'],
  ])('is right for day %i', (day, expected) => {
    expect(beforeDay('al', formatDay('it', new Date(Date.UTC(2026, 11, day))))).toBe(expected);
  });

  it('keeps its capital', () => {
    expect([beforeDay('Dal', '8 dic'), beforeDay('Dal', '7 dic')]).toEqual(['Dall’8 dic', 'Dal 7 dic']);
  });
});
