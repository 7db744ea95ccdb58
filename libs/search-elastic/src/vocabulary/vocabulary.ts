import { LRUCache } from 'lru-cache';
import { NearWords, editBudget, type SearchableResource } from '#libs/catalog';
import type { VocabularyTexts } from './read-vocabulary.js';
import type { VocabularyKind } from './vocabulary-index.js';

/** For `n` edits the texts that many edits away, at index `n − 1`. */
export type NearTexts = readonly (readonly string[])[];

const WORDS_REMEMBERED = 10_000;

/**
 * The vocabulary of one list in the memory of this process: it turns a typo into the few texts that can be meant, so
 * that Elasticsearch is asked for exact terms instead of walking its own with an automaton.
 */
export class Vocabulary {
  /** Titles share their words, and queries do so even more. */
  private readonly nearWords = new LRUCache<string, NearTexts>({ max: WORDS_REMEMBERED });

  private constructor(private readonly near: Readonly<Record<VocabularyKind, NearWords>>) {}

  static async build(texts: VocabularyTexts[SearchableResource]): Promise<Vocabulary> {
    return new Vocabulary({
      words: await NearWords.buildPatiently([...texts.words]),
      joined: await NearWords.buildPatiently([...texts.joined]),
    });
  }

  /** What is within the edit budget of `text`, by number of edits. */
  textsNear(kind: VocabularyKind, text: string): NearTexts {
    if (kind === 'joined') return this.find(kind, text);
    const known = this.nearWords.get(text);
    if (known !== undefined) return known;
    const found = this.find(kind, text);
    this.nearWords.set(text, found);
    return found;
  }

  private find(kind: VocabularyKind, text: string): NearTexts {
    const budget = editBudget(text);
    const texts = Array.from({ length: budget }, (): string[] => []);
    for (const { number, edits } of this.near[kind].find(text, budget))
      texts[edits - 1]?.push(this.near[kind].wordAt(number));
    return texts;
  }
}
