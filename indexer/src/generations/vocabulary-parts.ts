import type { Resource, TitleForms } from '#libs/catalog';
import type { VocabularyKind, VocabularyPart } from '#libs/search-elastic';

/** About 100 kB: readers parse a part at once, while their clients wait. */
const TEXTS_PER_PART = 5_000;

/**
 * Collects the vocabulary of all titles. Words repeat often, so they are kept until the end;
 * there are nearly as many whole titles as records, so they are returned as soon as a part is full.
 */
export class VocabularyParts {
  private readonly words = new Map<Resource, Set<string>>();
  private readonly joined = new Map<Resource, Set<string>>();
  private parts = 0;

  /** @returns the part that became full */
  add(list: Resource, { words, joined }: TitleForms): VocabularyPart | undefined {
    addAll(this.words, list, words);
    const gathered = addAll(this.joined, list, joined);
    if (gathered.size < TEXTS_PER_PART) return undefined;
    this.joined.delete(list);
    return this.part(list, 'joined', [...gathered]);
  }

  /** The remaining part, after all titles. */
  *rest(): Generator<VocabularyPart> {
    for (const [list, gathered] of this.joined) yield this.part(list, 'joined', [...gathered]);
    for (const [list, gathered] of this.words) {
      const texts = [...gathered];
      for (let at = 0; at < texts.length; at += TEXTS_PER_PART)
        yield this.part(list, 'words', texts.slice(at, at + TEXTS_PER_PART));
    }
  }

  private part(list: Resource, kind: VocabularyKind, texts: readonly string[]): VocabularyPart {
    return { part: String(++this.parts).padStart(9, '0'), content: { list, kind, texts } };
  }
}

function addAll(sets: Map<Resource, Set<string>>, list: Resource, texts: readonly string[]): Set<string> {
  const set = sets.get(list) ?? new Set();
  sets.set(list, set);
  for (const text of texts) set.add(text);
  return set;
}
