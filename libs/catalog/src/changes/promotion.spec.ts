import { describe, expect, it } from '@jest/globals';
import { keptPromotions, promotionId, timeOf } from './promotion.js';

const NOW = new Date('2026-11-23T20:00:00.000Z');

describe('the id of a promotion', () => {
  it('is its time', () => {
    expect(promotionId(NOW, undefined)).toBe('20261123t200000000z');
    expect(timeOf(promotionId(NOW, undefined))).toEqual(NOW);
  });

  it('is later than that of the one before, also when the clock was set back', () => {
    expect(promotionId(NOW, '20261231t235959999z')).toBe('20270101t000000000z');
    expect(promotionId(NOW, promotionId(NOW, undefined))).toBe('20261123t200000001z');
  });
});

describe('the promotions that are kept', () => {
  it('are those that were the current one in the last 90 days', () => {
    const [replacedLongAgo, replacedLately, current] = [
      '20260101t000000000z',
      '20260825t195959999z',
      '20260825t200000000z',
    ];
    expect(keptPromotions([replacedLongAgo, replacedLately, current], NOW)).toEqual([
      replacedLately,
      current,
    ]);
  });

  it('include the current one, however old', () => {
    expect(keptPromotions(['20200101t000000000z'], NOW)).toEqual(['20200101t000000000z']);
  });
});
