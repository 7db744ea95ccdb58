import { describe, expect, it } from '@jest/globals';
import { anItem, says, type Statement } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import { readMinAge, readPlayers, readPlaytime } from './numbers.js';

const item = (claims: Record<string, Statement[]>) => parseEntity(anItem('Q1', { claims }))!;
const [two, four] = [says.quantity('+2'), says.quantity('+4')];

describe('players', () => {
  it.each<[string, Record<string, Statement[]>, object | null]>([
    ['both ends', { P1872: [two], P1873: [four] }, { min: 2, max: 4 }],
    ['the least alone', { P1872: [two] }, { min: 2, max: null }],
    ['the most alone', { P1873: [four] }, { min: null, max: 4 }],
    [
      'several of each',
      { P1872: [two, says.quantity('+1')], P1873: [four, says.quantity('+6')] },
      { min: 1, max: 6 },
    ],
    ['nothing', {}, null],
    ['no player at all', { P1872: [says.quantity('+0')], P1873: [four] }, { min: null, max: 4 }],
    ['a fraction', { P1873: [says.quantity('+2.5')] }, null],
    ['too many', { P1873: [says.quantity('+1000')] }, null],
    ['a number of minutes', { P1873: [says.quantity('+4', 'Q7727')] }, null],
    ['an unknown number', { P1872: [says.nothing('somevalue')] }, null],
  ])('of an item that states %s', (_, claims, players) => {
    expect(readPlayers(item(claims))).toEqual({ players, isSwapped: false });
  });

  it('that were swapped are corrected, and reported', () => {
    expect(readPlayers(item({ P1872: [four], P1873: [two] }))).toEqual({
      players: { min: 2, max: 4 },
      isSwapped: true,
    });
  });
});

describe('play time in minutes', () => {
  const minutes = (...durations: Statement[]) => readPlaytime(item({ P2047: durations }));

  it.each<[string, Statement[], object | null]>([
    ['minutes', [says.quantity('+45', 'Q7727')], { min: 45, max: 45 }],
    ['hours', [says.quantity('+1.5', 'Q25235')], { min: 90, max: 90 }],
    ['seconds', [says.quantity('+900', 'Q11574')], { min: 15, max: 15 }],
    [
      'a range, written as two durations',
      [says.quantity('+120', 'Q7727'), says.quantity('+60', 'Q7727')],
      { min: 60, max: 120 },
    ],
    [
      'a range, written as one duration with bounds',
      [says.between('+105', '+90', '+120', 'Q7727')],
      { min: 90, max: 120 },
    ],
    ['bounds in hours', [says.between('+2.5', '+1', '+4', 'Q25235')], { min: 60, max: 240 }],
    [
      'bounds that Wikidata added by itself',
      [says.between('+45', '+44', '+46', 'Q7727')],
      { min: 45, max: 45 },
    ],
    ['two units', [says.quantity('+30', 'Q7727'), says.quantity('+2', 'Q25235')], { min: 30, max: 120 }],
    ['no unit', [says.quantity('+45')], null],
    ['another unit', [says.quantity('+1', 'Q573')], null],
    ['less than half a minute', [says.quantity('+20', 'Q11574')], null],
    ['nothing', [], null],
  ])('of %s', (_, durations, playtime) => {
    expect(minutes(...durations)).toEqual(playtime);
  });
});

describe('the age', () => {
  it.each<[string, Statement[], number | null]>([
    ['years old', [says.quantity('+8', 'Q24564698')], 8],
    ['years', [says.quantity('+8', 'Q577')], 8],
    ['a bare number', [says.quantity('+8')], 8],
    [
      'two editions, of which the younger counts',
      [says.quantity('+10', 'Q577'), says.quantity('+8', 'Q577')],
      8,
    ],
    ['months', [says.quantity('+18', 'Q5151')], null],
    ['more than a lifetime', [says.quantity('+100', 'Q577')], null],
    ['nothing', [], null],
  ])('of %s', (_, ages, age) => {
    expect(readMinAge(item({ P2899: ages }))).toBe(age);
  });

  it('is not read from the property of Swedish counties', () => {
    expect(readMinAge(item({ P2898: [says.quantity('+8', 'Q577')] }))).toBeNull();
  });
});
