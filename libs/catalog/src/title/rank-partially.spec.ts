import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Title } from '../model/entry.js';
import { formsOfTitle } from './fold-title.js';
import { partialQuery } from './partial-query.js';
import {
  PARTIAL_CLASSES,
  partialRankOf,
  partialScore,
  rankPartially,
  type PartialRank,
} from './rank-partially.js';
import { titleQuery } from './title-query.js';
import type { WordCounts } from './word-weights.js';

const TITLES = [
  'Catan',
  'Azul',
  'The Game',
  'Go',
  'Scythe',
  'Rummikub',
  'Space Hulk',
  'Space Hulk: Death Angel – The Card Game',
  'Clank!: A Deck-Building Adventure',
  'The Settlers of Catan',
  'Kingdom Builder',
  '7 Wonders',
  'La Tripulación',
  'La Tripulación 2',
  'Titan',
  'Titan LCG',
  'Steam',
  'Age of Industry',
  'MicroMacro: Crime City',
  'Race for the Galaxy',
  'Dixit',
  'Mill',
  'Skye',
].map((text): Title => ({ text, language: 'en', isAlias: false }));

const COUNTS: WordCounts = {
  titles: TITLES.length,
  countOf: word => TITLES.filter(title => formsOfTitle(title).words.includes(word)).length,
};

function rank(text: string, title: Title): PartialRank | undefined {
  const query = partialQuery(titleQuery(text));
  return query && rankPartially(query, title, COUNTS);
}

/** The titles that match, best first; of equal ones, in the order of the list. */
function found(text: string): [title: string, name: string][] {
  return TITLES.flatMap(title => {
    const own = rank(text, title);
    return own === undefined ? [] : [{ title, own }];
  })
    .sort((a, b) => partialScore(b.own) - partialScore(a.own))
    .map(({ title, own }) => [title.text, own.class]);
}

describe('rankPartially', () => {
  it.each([
    ['catan board game', 'Catan', 'begun by a title'],
    ['das catan brettspiel', 'Catan', 'begun by a title'],
    ['Catan: Das Spiel', 'Catan', 'begun by a title'],
    ['scyteh deutsch', 'Scythe', 'begun by a title'],
    ['Clank!: Ein Deckbau-Abenteuer', 'Clank!: A Deck-Building Adventure', 'begun by a title'],
    ['scythe und die Maschinen der Fabrik', 'Scythe', 'begun by a title'],
    ['clank ein deckbau abenteuer', 'Clank!: A Deck-Building Adventure', 'begun by a title'],
    [
      'space hulk death angel le jeu de cartes',
      'Space Hulk: Death Angel – The Card Game',
      'begun by a title',
    ],
    ['space hulk second edition', 'Space Hulk', 'begun by a title'],
    ['seven wonders kartenspiel', '7 Wonders', 'begun by a title'],
    ['gioco da tavolo azul', 'Azul', 'begun by a title'],
    ['xyz azul', 'Azul', 'holding a title'],
    ['jeu de cartes azul', 'Azul', 'begun by a title'],
    ['jeu de cartes la tripulacion 2', 'La Tripulación 2', 'begun by a title'],
    ['second edition azul', 'Azul', 'begun by a title'],
    ['azul 2. auflage deutsch', 'Azul', 'begun by a title'],
    ['Titan LCG: Der Binnenhafen', 'Titan LCG', 'begun by a title'],
    ['builder of kingdom 2nd edition', 'Kingdom Builder', 'most words from the first on'],
    ['builder of a kingdom xyzzy', 'Kingdom Builder', 'most words from the first on'],
    ['xyzzy builder kingdom', 'Kingdom Builder', 'most words'],
    ['kingdom xyzzy builder', 'Kingdom Builder', 'most words from the first on'],
    ['kinkdomm bilder', 'Kingdom Builder', 'one more edit'],
    ['kyngdumm byldar', 'Kingdom Builder', 'most words from the first on'],
    ['asull', 'Azul', 'one more edit'],
    ['rumicube', 'Rummikub', 'most words from the first on'],
    ['micro makro', 'MicroMacro: Crime City', 'one more edit'],
    ['race 4 the galaxy', 'Race for the Galaxy', 'begun by a title'],
    ['dicksit', 'Dixit', 'begun by a title'],
    ['dicksit board game', 'Dixit', 'begun by a title'],
  ])('%s finds %s first: %s', (text, title, name) => {
    expect(found(text)[0]).toEqual([title, name]);
  });

  it.each([
    ['the game of the year', 'a title of generic words is not what a longer query means'],
    ['das spiel', 'nor do generic words alone mean one'],
    ['go on long journeys', 'too small a part of the query'],
    ['8 wonders', 'another number'],
    ['8 wonders 2nd edition', 'another number, beside that of an edition'],
    ['7 monkeys', 'a number alone is not enough'],
    ['lzua', 'the first letter must be right'],
    ['xicro makro', 'that of the main part of a title, too'],
    ['zzzzqqqq', 'consonants alone have no sound'],
    ['best race 4 the long way home', 'what is heard is a small part of the query'],
    ['best of steam trains and their engineers', 'a word of a long query'],
    ['lorem ipsum dolor', 'nothing in common'],
    ['!!!', 'no letter'],
    ['gro xyzzy', 'a short title begins it as it is or not at all'],
    ['kill xyz', 'nor one of four letters'],
  ])('%s finds nothing: %s', text => {
    expect(found(text)).toEqual([]);
  });

  it('puts the longer part of the query first, then a whole title, then fewer edits', () => {
    expect(found('space hulk death angel expansion').map(([title]) => title)).toEqual([
      'Space Hulk: Death Angel – The Card Game',
      'Space Hulk',
    ]);
    expect(found('space hulk expansion').map(([title]) => title)).toEqual([
      'Space Hulk',
      'Space Hulk: Death Angel – The Card Game',
    ]);
  });

  it('puts a title that the record has now before a former one', () => {
    const [present, former] = [false, true].map(isAlias => ({ text: 'Catan', language: undefined, isAlias }));
    const scoreOf = (title: Title) => partialScore(rank('catan board game', title)!);
    expect(scoreOf(present!)).toBeGreaterThan(scoreOf(former!));
  });

  it('finds an abbreviation as it is written alone', () => {
    const [abbreviation, title] = ['A&A', 'A and a'].map(text => ({
      text,
      language: undefined,
      isAlias: true,
    }));
    expect(rank('aanda board game', abbreviation!)).toMatchObject({ class: 'begun by a title', edits: 0 });
    expect(rank('panda board game', title!)).toMatchObject({ class: 'begun by a title', edits: 1 });
    expect(rank('panda board game', abbreviation!)).toBeUndefined();
  });

  it('finds a title whatever generic words stand around it', () => {
    const generic = fc.array(fc.constantFrom('the', 'board', 'game', 'jeu', 'spiel', 'deutsch', 'edition'), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...TITLES), generic, generic, (title, before, after) => {
        fc.pre(partialQuery(titleQuery(title.text)) !== undefined);
        const text = [...before, title.text.replaceAll(/[:–]/g, ''), ...after].join(' ');
        expect(['begun by a title', 'holding a title']).toContain(rank(text, title)?.class);
      }),
    );
  });
});

describe('partialScore', () => {
  const ranks = fc.record({
    class: fc.constantFrom(...PARTIAL_CLASSES),
    covered: fc.nat(255),
    edits: fc.nat(7),
    isWhole: fc.boolean(),
    isPresent: fc.boolean(),
  });
  const BEGINNING: readonly string[] = ['begun by a title', 'one more edit', 'most words from the first on'];
  const keys = ({ class: name, covered, edits, isWhole, isPresent }: PartialRank) =>
    [
      Number(BEGINNING.includes(name)),
      covered,
      -PARTIAL_CLASSES.indexOf(name),
      -edits,
      Number(isWhole),
      Number(isPresent),
    ] as const;

  it('is an integer of 16 bits that orders as the members do', () => {
    fc.assert(
      fc.property(ranks, ranks, (a, b) => {
        const [one, other] = [keys(a), keys(b)];
        const first = one.findIndex((key, index) => key !== other[index]);
        const difference = first < 0 ? 0 : one[first]! - other[first]!;
        expect(Math.sign(partialScore(a) - partialScore(b))).toBe(Math.sign(difference));
        expect(partialScore(a)).toBeLessThan(2 ** 16);
        expect(Number.isInteger(partialScore(a))).toBe(true);
      }),
    );
  });

  it('tells what it was made of', () => {
    fc.assert(fc.property(ranks, rank => expect(partialRankOf(partialScore(rank))).toEqual(rank)));
  });

  it('is above 0 for every rank that a title can have', () => {
    const least: PartialRank = {
      class: 'one more edit',
      covered: 0,
      edits: 3,
      isWhole: true,
      isPresent: false,
    };
    expect(partialScore(least)).toBeGreaterThan(0);
  });
});
