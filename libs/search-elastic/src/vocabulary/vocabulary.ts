import { LRUCache } from 'lru-cache';
import {
  DeletionNeighborhoodIndex,
  editBudget,
  timeSlices,
  type SlicedWork,
  type Texts,
  type TitleQuery,
} from '#libs/catalog';
import type { VocabularyKind } from './vocabulary-index.js';

/** At index `n − 1`, the texts that differ by `n` edits. */
export type NearTexts = readonly (readonly string[])[];

/** What a query may mean by its words, and as a whole. */
export interface NearQuery {
  /** By word; of every word that is looked up. */
  readonly words: ReadonlyMap<string, NearTexts>;
  readonly joined: NearTexts;
}

const WORDS_REMEMBERED = 10_000;

/**
 * The vocabulary of one list in the memory of this process: it turns a typo into the few texts that can be meant, so
 * that Elasticsearch looks up exact terms instead of searching its own terms with an automaton.
 */
export class Vocabulary {
  /** Titles share their words, and queries do so even more. */
  private readonly nearWords = new LRUCache<string, NearTexts>({ max: WORDS_REMEMBERED });

  private constructor(readonly near: Readonly<Record<VocabularyKind, DeletionNeighborhoodIndex>>) {}

  /** Builds it in the background. @param signal ends that; the promise then rejects */
  static async build(
    texts: Readonly<Record<VocabularyKind, Texts>>,
    signal?: AbortSignal,
  ): Promise<Vocabulary> {
    const near = {
      words: await timeSlices.runInBackground(DeletionNeighborhoodIndex.building(texts.words), signal),
      joined: await timeSlices.runInBackground(DeletionNeighborhoodIndex.building(texts.joined), signal),
    };
    return new Vocabulary(near);
  }

  /** What each word of `query`, and the query as a whole, may mean. */
  *nearQuery({ lookups, joined, joinedBudget }: TitleQuery): SlicedWork<NearQuery> {
    const words = new Map<string, NearTexts>();
    for (const { text } of lookups) {
      words.set(text, this.wordsNear(text));
      yield;
    }
    return { words, joined: this.find('joined', joined, joinedBudget) };
  }

  private wordsNear(text: string): NearTexts {
    const known = this.nearWords.get(text);
    if (known !== undefined) return known;
    const found = this.find('words', text, editBudget(text));
    this.nearWords.set(text, found);
    return found;
  }

  /** What is within `budget` edits of `text`, by number of edits. */
  private find(kind: VocabularyKind, text: string, budget: number): NearTexts {
    const texts = Array.from({ length: budget }, () => new Set<string>());
    for (const { number, edits } of this.near[kind].find(text, budget))
      texts[edits - 1]?.add(this.near[kind].wordAt(number));
    return texts.map(each => [...each]);
  }
}
