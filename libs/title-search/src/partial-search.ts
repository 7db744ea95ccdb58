import {
  HEARD_EDITS,
  areMostWords,
  coveredWeight,
  editBudget,
  editDistanceFrom,
  mayBeNear,
  mayHaveTypos,
  partialScore,
  wordSignature,
  wordWeight,
  type PartialQuery,
  type PartialRank,
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
  /** 0 for a number, which must be there. */
  readonly weight: number;
  readonly isNumber: boolean;
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
    takeEqual(heard, HEARD_EDITS);
    const [text = ''] = joined;
    for (const { number, edits } of this.index.nearJoined.find(text, phrase.budget))
      this.takeAll(this.index.joined.idsOf(number), { ...rank, edits });
  }

  private takeEqual(postings: SortedPostings, keys: readonly string[], rank: Unsigned): void {
    for (const key of keys) this.takeAll(postings.idsIn(postings.equalTo(key)), rank);
  }

  private takeAll(titles: Uint32Array, rank: Unsigned): void {
    for (const title of titles) this.take(title, rank);
  }

  private take(title: number, rank: Unsigned): void {
    const isPresent = this.index.aliases[title] === 0;
    this.scores.raise(this.index.itemOf[title] ?? 0, partialScore({ ...rank, isPresent }));
  }

  private *weighedWords(): SlicedWork<WeighedWord[]> {
    const { words, nearWords, wordCounts } = this.index;
    const weighed: WeighedWord[] = [];
    for (const { text, digits, isNumber } of this.query.words) {
      const near = nearWords.find(text, editBudget(text));
      weighed.push({
        weight: isNumber ? 0 : wordWeight(text, wordCounts),
        isNumber,
        same: [text, ...(digits === undefined ? [] : [digits])].map(key => words.equalTo(key)),
        near: new Map(near.map(({ number, edits }) => [number, edits])),
      });
      yield;
    }
    return weighed.sort((a, b) => b.weight - a.weight);
  }

  /** Titles that have none of the heaviest words cannot have enough of the others. */
  private *takeWords(words: readonly WeighedWord[]): SlicedWork<void> {
    const queryWeight = words.reduce((sum, { weight }) => sum + weight, 0);
    const seen = new Set<number>();
    let left = queryWeight;
    for (const word of words) {
      if (2 * left <= queryWeight) return;
      left -= word.weight;
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
            this.takeTitleWithWords(title, words, queryWeight);
          }
          yield;
        }
    }
  }

  private takeTitleWithWords(title: number, words: readonly WeighedWord[], queryWeight: number): void {
    const postings = this.index.words;
    let [covered, edits] = [0, 0];
    for (const { weight, isNumber, same, near } of words) {
      const isSame = same.some(range => postings.hasKeyIn(title, range));
      const own = isSame ? 0 : postings.leastCost(title, near);
      if (own === Number.POSITIVE_INFINITY) {
        if (isNumber) return;
        continue;
      }
      covered += coveredWeight(weight, own);
      edits += own;
    }
    if (areMostWords(covered, queryWeight, this.index.weightOf[title] ?? 0))
      this.take(title, { class: 'most words', covered, edits, isWhole: false });
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
        if (edits <= atMost) this.takeAll(postings.idsOf(number), { ...rank, edits });
      }
    }
  }
}

type Unsigned = Omit<PartialRank, 'isPresent'>;

function whole(name: PartialRank['class'], covered: number): Unsigned {
  return { class: name, covered, edits: 0, isWhole: true };
}
