import { describe, expect, it } from '@jest/globals';
import { titleForms } from './fold-title.js';
import { MAX_LOOKUPS, titleQuery } from './title-query.js';
import { rankScore, rankTitle, TIERS, type TitleRank } from './rank-title.js';

function rank(query: string, title: string, isAlias = false): TitleRank | undefined {
  return rankTitle(titleQuery(query), titleForms(title), isAlias);
}

describe('rankTitle', () => {
  it.each([
    ['Pokémon', 'Pokémon', 'verbatim', 0, true],
    ['pokemon', 'Pokémon', 'exact', 0, true],
    ['Brass Birmingham', 'Brass: Birmingham', 'exact', 0, true],
    ['Fluegelschlag', 'Flügelschlag', 'exact', 0, true],
    ['Dungeons and Dragons', 'Dungeons & Dragons', 'exact', 0, true],
    ['Dungeons & Dragons', 'Dungeons and Dragons', 'exact', 0, true],
    ['spiderman', 'Spider-Man', 'joined', 0, false],
    ['Flügel Schlag', 'Flügelschlag', 'joined', 0, false],
    ['go', 'Go West', 'leading words', 0, false],
    ['go', 'Goa', 'leading letters', 0, true],
    ['go', 'Goa Nights', 'leading letters', 0, false],
    ['spiderma', 'Spider-Man', 'leading letters', 0, false],
    ['xm', 'X-Men', 'leading letters', 0, false],
    ['terraforming ma', 'Terraforming Mars', 'leading letters', 0, true],
    ['aventuriers rail', 'Les Aventuriers du Rail', 'all words', 0, false],
    ['ride ticket', 'Ticket to Ride', 'all words', 0, false],
    ['ride tick', 'Ticket to Ride', 'all words', 0, false],
    ['mars terraforming', 'Terraforming Mars', 'all words', 0, true],
    ['terraformign mars', 'Terraforming Mars', 'typos', 1, true],
    ['terraformign masr', 'Terraforming Mars', 'typos', 2, true],
    ['terraformign mars', 'Terraforming Mars: Ares Expedition', 'typos', 1, false],
    ['spidreman', 'Spider-Man', 'typos', 1, false],
    ['7 wonders dule', '7 Wonders Duel', 'typos', 1, true],
    ['7 wonders duell', '7 Wonders Duel Lords', 'typos', 1, false],
    ['spiderm', 'Spider-Man', 'typos', 1, false],
    ['seven wonders', '7 Wonders', 'exact', 0, true],
    ['Phase ten', 'Phase 10', 'exact', 0, true],
    ['seven won', '7 Wonders', 'leading letters', 0, true],
    ['twilight imperium iv', 'Twilight Imperium: Fourth Edition', 'leading words', 0, false],
    ['4th edition twilight imperium', 'Twilight Imperium: Fourth Edition', 'all words', 0, true],
    ['twilight imperiun iv', 'Twilight Imperium: Fourth Edition', 'typos', 1, false],
    ["kings' cup", 'Kings Cup', 'exact', 0, true],
    ['!!!', '!!!', 'verbatim', 0, true],
  ])(
    '%s finds %s by tier "%s" with %i edits, as many words: %s',
    (query, title, tier, edits, asManyWords) => {
      expect(rank(query, title)).toMatchObject({ tier, edits, asManyWords });
    },
  );

  it.each([
    ['Combat', 'verbatim', true],
    ['combat!', 'exact', true],
    ['com bat', 'joined', true],
    ['com', 'leading letters', false],
    ['combta', 'typos', false],
  ])('%s finds a present Combat before a former one by tier "%s": %s', (query, tier, isBefore) => {
    expect(rank(query, 'Combat')).toMatchObject({ tier, isPresent: isBefore });
    expect(rank(query, 'Combat', true)).toMatchObject({ tier, isPresent: false });
  });

  it.each([
    ['8 wonders', '7 Wonders', 'digits are never corrected'],
    ['rid ticket', 'Ticket to Ride', 'only the last word may be unfinished'],
    ['ticket moon', 'Ticket to Ride', 'every word must be found'],
    ['ago', 'Age', 'three letters have no budget'],
    ['pndmc', 'Pandemic', 'beyond the budget'],
    ['!!!', '???', 'nothing but the same text answers a text without letters'],
    ['catan board game', 'Catan Card Game', 'another generic word is no typo'],
    ['eight wonders', '7 Wonders', 'another number is another number'],
    ['wonders ten', '100 Wonders', 'a number in words is never unfinished'],
    ['ten', '100 Wonders', 'nor is one that is the whole query'],
  ])('%s does not find %s: %s', (query, title) => {
    expect(rank(query, title)).toBeUndefined();
  });
});

describe('a query of more words than are looked up', () => {
  const words = Array.from(
    { length: MAX_LOOKUPS + 4 },
    (_, index) => `wonder${'abcdefghijklmnopqrstuvwxyz'[index]}`,
  );
  const title = words.join(' ');

  it.each([
    ['as it is', title, 'verbatim', 0],
    ['from its beginning on', words.slice(0, -1).join(' '), 'leading words', 0],
    ['unfinished', title.slice(0, -1), 'leading letters', 0],
    ['joined', words.slice(0, 2).join('') + ' ' + words.slice(2).join(' '), 'joined', 0],
    ['with two typos in all', title.replace('wondera', 'wonedra').replace('wonderb', 'wondrb'), 'typos', 2],
  ])('finds a title %s', (_, query, tier, edits) => {
    expect(rank(query, title)).toMatchObject({ tier, edits });
  });

  it('finds no title by its words alone', () => {
    const shuffled = [...words].reverse();
    expect(rank(shuffled.join(' '), title)).toBeUndefined();
    // One word fewer than the limit is still looked up.
    expect(rank(shuffled.slice(0, MAX_LOOKUPS).join(' '), title)).toMatchObject({ tier: 'all words' });
  });

  it('may repeat words that are in the title as often, three times or more', () => {
    expect(rank(`${'moon '.repeat(30)}river`, 'River Moon Moon Moon')).toMatchObject({ tier: 'all words' });
    expect(rank(`${'moon '.repeat(30)}river`, 'River Moon Moon')).toBeUndefined();
  });
});

describe('rankScore', () => {
  it('orders by tier first, then by edits, then titles of as many words, then present titles', () => {
    for (const words of [1, 2, 7]) {
      const ranks = [
        ...TIERS.map(tier => ({ tier, edits: tier === 'typos' ? 1 : 0 })),
        { tier: 'typos' as const, edits: 2 },
      ]
        .flatMap(rank => [true, false].map(asManyWords => ({ ...rank, asManyWords })))
        .flatMap(rank => [true, false].map(isPresent => ({ ...rank, isPresent })));
      const scores = ranks.map(each => rankScore(each, words));
      expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
      expect(Math.min(...scores)).toBeGreaterThan(0);
    }
  });
});
