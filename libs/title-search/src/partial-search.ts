import {
  HEARD_EDITS,
  areMostWords,
  classOfWords,
  coveredLetters,
  coveredWeight,
  editBudget,
  editDistanceFrom,
  mayBeNear,
  mayBegin,
  mayHaveTypos,
  missingWeight,
  partialScore,
  wordSignature,
  wordWeight,
  type PartialClass,
  type PartialQuery,
  type PartialRank,
  type PartialWord,
  type Phrase,
  type SlicedWork,
} from '#libs/catalog';
import type { BestScores } from './title-order.js';
import type { KeyRange, SortedPostings } from './sorted-postings.js';
import type { TitleIndex } from './title-index.js';

const TITLES_PER_STEP = 1_024;
const KEYS_PER_STEP = 2_048;

/** A word of the query, and the title words that it matches. */
interface WeighedWord {
  readonly word: PartialWord;
  /** What it weighs against a title that does not have it. */
  readonly missingWeight: number;
  /** 0 for a number, which must be there. */
  readonly weight: number;
  readonly same: readonly KeyRange[];
  /** Edits by word number. */
  readonly near: ReadonlyMap<number, number>;
}

/** Scores the titles that match part of a query, as `rankPartially` defines it. */
export class PartialSearch {
  constructor(
    private readonly index: TitleIndex,
    private readonly query: PartialQuery,
    private readonly scores: BestScores,
  ) {}

  *run(): SlicedWork<void> {
    const { query } = this;
    for (const phrase of query.leading) {
      this.takeLeading(phrase);
      yield;
    }
    for (const { joined, covered } of query.inner)
      this.takeEqual(this.index.joined, joined, whole('holding a title', covered));
    yield;
    yield* this.takeWords(yield* this.weighedWords());
    if (query.whole !== undefined) yield* this.takeOneMoreEdit(query.whole);
  }

  private takeLeading(phrase: Phrase): void {
    const { joined, heard, covered } = phrase;
    const rank = whole('begun by a title', covered);
    const takeEqual = (keys: readonly string[], edits: number): void => {
      this.takeEqual(this.index.joined, keys, { ...rank, edits });
      this.takeEqual(this.index.heads, keys, { ...rank, edits, isWhole: false });
    };
    takeEqual(joined, 0);
    if (!mayHaveTypos(phrase, this.query)) return;
    takeEqual(
      heard.filter(form => mayBegin(form, HEARD_EDITS)),
      HEARD_EDITS,
    );
    const [text = ''] = joined;
    for (const { number, edits } of this.index.nearJoined.find(text, phrase.budget))
      if (mayBegin(this.index.joined.keys.at(number) ?? '', edits))
        this.takeAll(this.index.joined.idsOf(number), { ...rank, edits });
  }

  private takeEqual(postings: SortedPostings, keys: readonly string[], rank: Unsigned): void {
    for (const key of keys) this.takeAll(postings.idsIn(postings.equalTo(key)), rank);
  }

  private takeAll(titles: Uint32Array, rank: Unsigned): void {
    for (const title of titles) this.take(title, rank);
  }

  private take(title: number, rank: Unsigned): void {
    const alias = this.index.aliases[title];
    // No edits on abbreviations.
    if (alias === 2 && rank.edits > 0 && !isByWords(rank.class)) return;
    const isPresent = alias === 0;
    this.scores.raise(this.index.itemOf[title] ?? 0, partialScore({ ...rank, isPresent }));
  }

  private *weighedWords(): SlicedWork<WeighedWord[]> {
    const { words, nearWords, heardWords, wordCounts } = this.index;
    const weighed: WeighedWord[] = [];
    for (const word of this.query.words) {
      const { text, digits, isNumber, sounds } = word;
      const near = new Map<number, number>();
      // A word of some title is rather meant as it is written.
      if (wordCounts.countOf(text) === 0)
        for (const number of heardWords.find(sounds)) near.set(number, HEARD_EDITS);
      for (const { number, edits } of nearWords.find(text, editBudget(text)))
        near.set(number, Math.min(edits, near.get(number) ?? edits));
      weighed.push({
        word,
        missingWeight: missingWeight(text, wordCounts),
        weight: isNumber ? 0 : wordWeight(text, wordCounts),
        same: [text, ...(digits === undefined ? [] : [digits])].map(key => words.equalTo(key)),
        near,
      });
      yield;
    }
    return weighed;
  }

  /** Titles that have none of the heaviest words cannot have enough of the others. */
  private *takeWords(words: readonly WeighedWord[]): SlicedWork<void> {
    const seen = new Set<number>();
    let left = words.reduce((sum, { weight }) => sum + weight, 0);
    let missing = 0;
    for (const word of words.toSorted((a, b) => b.weight - a.weight)) {
      if (left <= missing) return;
      left -= word.weight;
      missing += word.missingWeight;
      const postings = this.index.words;
      const lists = [
        ...word.same.map(range => postings.idsIn(range)),
        ...[...word.near.keys()].map(number => postings.idsOf(number)),
      ];
      for (const list of lists)
        for (let from = 0; from < list.length; from += TITLES_PER_STEP) {
          for (const title of list.subarray(from, from + TITLES_PER_STEP)) {
            if (seen.has(title)) continue;
            seen.add(title);
            this.takeTitleWithWords(title, words);
          }
          yield;
        }
    }
  }

  private takeTitleWithWords(title: number, words: readonly WeighedWord[]): void {
    if (!this.mayHaveMostWords(title, words)) return;
    const matched = matchTitle(this.index.words.keysOf(title), words);
    if (matched === undefined) return;
    const hasAll = !matched.includes(undefined);
    let [weight, queryWeight, covered, edits] = [0, 0, 0, 0];
    for (const [place, each] of words.entries()) {
      const own = matched[place];
      queryWeight += own === undefined ? each.missingWeight : each.weight;
      if (own === undefined) continue;
      weight += coveredWeight(each.weight, own.edits, hasAll);
      covered += coveredLetters(each.word, own.edits);
      edits += own.edits;
    }
    const titleWeight = this.index.weightOf[title] ?? 0;
    if (!areMostWords({ covered, weight, queryWeight }, this.query, titleWeight)) return;
    const isWhole = this.weightOfWords(matched) >= titleWeight;
    this.take(title, { class: classOfWords(matched), covered, edits, isWhole });
  }

  /** Whether it is worth a look which of its words stands for which word of the query: quickly, as if one might stand for several. */
  private mayHaveMostWords(title: number, words: readonly WeighedWord[]): boolean {
    const postings = this.index.words;
    let [covered, weight, queryWeight] = [0, 0, 0];
    for (const each of words) {
      const has =
        each.same.some(range => postings.hasKeyIn(title, range)) ||
        (each.near.size > 0 && postings.leastCost(title, each.near) < Number.POSITIVE_INFINITY);
      if (!has && each.word.isNumber) return false;
      queryWeight += has ? each.weight : each.missingWeight;
      if (!has) continue;
      weight += each.weight;
      covered += each.word.letters;
    }
    return areMostWords({ covered, weight, queryWeight }, this.query, this.index.weightOf[title] ?? 0);
  }

  private weightOfWords(matched: readonly (MatchedNumber | undefined)[]): number {
    const { words, wordCounts } = this.index;
    const weightOf = (own: MatchedNumber | undefined): number =>
      own === undefined ? 0 : wordWeight(words.keys.at(own.number) ?? '', wordCounts);
    return matched.reduce((sum, own) => sum + weightOf(own), 0);
  }

  private *takeOneMoreEdit({ joined: [text = ''], budget }: Phrase): SlicedWork<void> {
    const { joined, heads, nearJoined, headSignatures } = this.index;
    const letters = Array.from(text, letter => letter.codePointAt(0) ?? 0);
    const signature = wordSignature(letters);
    const beginning = String.fromCodePoint(letters[0] ?? 0);
    const atMost = budget + 1;
    const distanceTo = editDistanceFrom(text);
    for (const [postings, signatures] of [
      [joined, nearJoined.signatures],
      [heads, headSignatures],
    ] as const) {
      const rank = { ...whole('one more edit', 0), isWhole: postings === joined };
      const { from, to } = postings.startingWith(beginning);
      for (let number = from; number < to; number++) {
        if (number % KEYS_PER_STEP === 0) yield;
        if (!mayBeNear(signatures[number] ?? 0, signature, atMost)) continue;
        const edits = distanceTo(postings.keys.at(number) ?? '', atMost);
        const covered = letters.length - edits;
        if (edits <= atMost) this.takeAll(postings.idsOf(number), { ...rank, covered, edits });
      }
    }
  }
}

function isByWords(name: PartialClass): boolean {
  return name === 'most words' || name === 'most words from the first on';
}

type Unsigned = Omit<PartialRank, 'isPresent'>;

function whole(name: PartialRank['class'], covered: number): Unsigned {
  return { class: name, covered, edits: 0, isWhole: true };
}

/** As `MatchedWord`, by the number of the word of the title. */
interface MatchedNumber {
  readonly edits: number;
  readonly number: number;
}

/** As `matchWords`, by the numbers of the words of a title; `undefined` where a number is missing. */
function matchTitle(
  numbers: Uint32Array,
  words: readonly WeighedWord[],
): (MatchedNumber | undefined)[] | undefined {
  const left = Array.from(numbers);
  const matched = words.map(({ same }): MatchedNumber | undefined => {
    const found = left.findIndex(number => same.some(({ from, to }) => from <= number && number < to));
    const [number] = found < 0 ? [] : left.splice(found, 1);
    return number === undefined ? undefined : { edits: 0, number };
  });
  for (const [place, { near }] of words.entries()) {
    if (matched[place] !== undefined || near.size === 0) continue;
    let [edits, best] = [Number.POSITIVE_INFINITY, -1];
    for (const [index, number] of left.entries()) {
      const cost = near.get(number) ?? Number.POSITIVE_INFINITY;
      if (cost < edits) [edits, best] = [cost, index];
    }
    const [number] = best < 0 ? [] : left.splice(best, 1);
    if (number !== undefined) matched[place] = { edits, number };
  }
  return words.some(({ word }, place) => word.isNumber && matched[place] === undefined) ? undefined : matched;
}
