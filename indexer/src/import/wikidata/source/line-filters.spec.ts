import { describe, expect, it } from '@jest/globals';
import { anItem, says } from '#libs/testing';
import { isOneOf, mentionsGames } from './line-filters.js';

const bytes = (document: object) => Buffer.from(JSON.stringify(document));

describe('the filter of the first pass', () => {
  it.each([
    ['a BoardGameGeek id', { P2339: [says.text('1')] }],
    ['a base game', { P8646: [says.item('Q2')] }],
    ['the class of board games', { P31: [says.item('Q131436')] }],
    ['the class of expansions', { P31: [says.item('Q60474521')] }],
  ])('lets %s through', (_, claims) => {
    expect(mentionsGames(bytes(anItem('Q1', { claims })))).toBe(true);
  });

  it('lets a class through that is named by its number alone', () => {
    expect(mentionsGames(Buffer.from('{"value":{"entity-type":"item","numeric-id":131436}}'))).toBe(true);
  });

  it.each([
    ['another property', { P23390: [says.text('1')] }],
    ['an item whose id begins alike', { P31: [says.item('Q1314361')] }],
    ['nothing', {}],
  ])('stops %s', (_, claims) => {
    expect(mentionsGames(bytes(anItem('Q1', { claims })))).toBe(false);
  });
});

describe('the filter of the second pass', () => {
  const isWanted = isOneOf(new Set(['Q42']));

  it.each([
    [
      'as the dump writes it',
      { type: 'item', id: 'Q42', labels: {} },
      { type: 'item', id: 'Q43', labels: {} },
    ],
    [
      'as answers write it',
      {
        pageid: 1,
        ns: 0,
        title: 'Q42',
        lastrevid: 2,
        modified: '2026-01-01T00:00:00Z',
        type: 'item',
        id: 'Q42',
      },
      {
        pageid: 1,
        ns: 0,
        title: 'Q43',
        lastrevid: 2,
        modified: '2026-01-01T00:00:00Z',
        type: 'item',
        id: 'Q43',
      },
    ],
  ])('tells a document by its id, %s', (_, wanted, unwanted) => {
    expect([isWanted(bytes(wanted)), isWanted(bytes(unwanted))]).toEqual([true, false]);
  });

  it('has a document parsed whose id comes later: another id may come before', () => {
    expect(isWanted(bytes({ claims: { P31: [{ id: 'Q1$1' }] }, type: 'item', id: 'Q43' }))).toBe(true);
  });
});
