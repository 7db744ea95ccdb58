import type { Resource, TitleForms } from '#libs/catalog';
import { TextNumbers } from '#libs/packed';
import type { VocabularyKind, VocabularyPart } from '#libs/search-elastic';

/** About 100 kB: readers parse a part at once, while their clients wait. */
const TEXTS_PER_PART = 5_000;

/**
 * Collects the vocabulary of all titles. Words repeat often, so they are kept until the end;
 * there are nearly as many whole titles as records, so they are returned as soon as a part is full.
 */
export class VocabularyParts {
  private readonly words = new Map<Resource, TextNumbers>();
  private readonly joined = new Map<Resource, Set<string>>();
  private parts = 0;

  /** @returns the part that became full */
  add(list: Resource, { words, joined }: TitleForms): VocabularyPart | undefined {
    const known = this.words.get(list) ?? new TextNumbers();
    this.words.set(list, known);
    for (const word of words) known.numberOf(word);
    const gathered = this.joined.get(list) ?? new Set();
    this.joined.set(list, gathered);
    for (const text of joined) gathered.add(text);
    if (gathered.size < TEXTS_PER_PART) return undefined;
    this.joined.delete(list);
    return this.part(list, 'joined', [...gathered]);
  }

  /** The remaining part, after all titles. */
  *rest(): Generator<VocabularyPart> {
    for (const [list, gathered] of this.joined) yield this.part(list, 'joined', [...gathered]);
    for (const [list, { texts }] of this.words)
      for (let at = 0; at < texts.length; at += TEXTS_PER_PART)
        yield this.part(list, 'words', [...texts.slice(at, at + TEXTS_PER_PART)]);
  }

  private part(list: Resource, kind: VocabularyKind, texts: readonly string[]): VocabularyPart {
    return { part: String(++this.parts).padStart(9, '0'), content: { list, kind, texts } };
  }
}
