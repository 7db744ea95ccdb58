import { describe, expect, it } from '@jest/globals';
import { titleForms } from './fold-title.js';
import { rankScore, rankTitle, TIERS, type TitleRank } from './rank-title.js';
import { titleQuery } from './title-query.js';

function rank(query: string, title: string): TitleRank | undefined {
  return rankTitle(titleQuery(query), titleForms(title));
}

describe('rankTitle', () => {
  it.each([
    ['Pokémon', 'Pokémon', 'verbatim', 0],
    ['pokemon', 'Pokémon', 'exact', 0],
    ['Brass Birmingham', 'Brass: Birmingham', 'exact', 0],
    ['Fluegelschlag', 'Flügelschlag', 'exact', 0],
    ['Dungeons and Dragons', 'Dungeons & Dragons', 'exact', 0],
    ['Dungeons & Dragons', 'Dungeons and Dragons', 'exact', 0],
    ['spiderman', 'Spider-Man', 'joined', 0],
    ['Flügel Schlag', 'Flügelschlag', 'joined', 0],
    ['go', 'Go West', 'leading words', 0],
    ['go', 'Goa', 'leading letters', 0],
    ['aventuriers rail', 'Les Aventuriers du Rail', 'all words', 0],
    ['ride ticket', 'Ticket to Ride', 'all words', 0],
    ['ride tick', 'Ticket to Ride', 'all words', 0],
    ['terraformign mars', 'Terraforming Mars', 'typos', 1],
    ['terraformign masr', 'Terraforming Mars', 'typos', 2],
    ['spidreman', 'Spider-Man', 'typos', 1],
    ['7 wonders dule', '7 Wonders Duel', 'typos', 1],
    ['!!!', '!!!', 'verbatim', 0],
  ])('%s finds %s by tier "%s" with %i edits', (query, title, tier, edits) => {
    expect(rank(query, title)).toEqual({ tier, edits });
  });

  it.each([
    ['8 wonders', '7 Wonders', 'digits are never corrected'],
    ['rid ticket', 'Ticket to Ride', 'only the last word may be unfinished'],
    ['ticket moon', 'Ticket to Ride', 'every word must be found'],
    ['ago', 'Age', 'three letters have no budget'],
    ['pndmc', 'Pandemic', 'beyond the budget'],
    ['!!!', '???', 'nothing but the same text answers a text without letters'],
  ])('%s does not find %s: %s', (query, title) => {
    expect(rank(query, title)).toBeUndefined();
  });
});

describe('rankScore', () => {
  it('orders tiers first and edits second, whatever the number of words', () => {
    for (const words of [1, 2, 7]) {
      const ranks = [
        ...TIERS.map(tier => ({ tier, edits: tier === 'typos' ? 1 : 0 })),
        { tier: 'typos' as const, edits: 2 },
      ];
      const scores = ranks.map(each => rankScore(each, words));
      expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
      expect(Math.min(...scores)).toBeGreaterThan(0);
    }
  });
});
