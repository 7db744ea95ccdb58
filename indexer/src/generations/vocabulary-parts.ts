import type { SearchableResource, TitleForms } from '#libs/catalog';
import type { VocabularyKind, VocabularyPart } from '#libs/search-elastic';

/** About 100 kB: readers parse a part at once, while their clients wait. */
const TEXTS_PER_PART = 5_000;

/**
 * Gathers the vocabulary of the titles that pass. Words come again and again, so they are remembered until the end;
 * whole titles are nearly as many as records, so they are given away as soon as a part is full.
 */
export class VocabularyParts {
  private readonly words = new Map<SearchableResource, Set<string>>();
  private readonly joined = new Map<SearchableResource, Set<string>>();
  private parts = 0;

  /** @returns the part that became full */
  add(list: SearchableResource, { words, joined }: TitleForms): VocabularyPart | undefined {
    addAll(this.words, list, words);
    const gathered = addAll(this.joined, list, joined);
    if (gathered.size < TEXTS_PER_PART) return undefined;
    this.joined.delete(list);
    return this.part(list, 'joined', [...gathered]);
  }

  /** What is left when all titles have passed. */
  *rest(): Generator<VocabularyPart> {
    for (const [list, gathered] of this.joined) yield this.part(list, 'joined', [...gathered]);
    for (const [list, gathered] of this.words) {
      const texts = [...gathered];
      for (let at = 0; at < texts.length; at += TEXTS_PER_PART)
        yield this.part(list, 'words', texts.slice(at, at + TEXTS_PER_PART));
    }
  }

  private part(list: SearchableResource, kind: VocabularyKind, texts: readonly string[]): VocabularyPart {
    return { part: String(++this.parts).padStart(9, '0'), content: { list, kind, texts } };
  }
}

function addAll(
  sets: Map<SearchableResource, Set<string>>,
  list: SearchableResource,
  texts: readonly string[],
): Set<string> {
  const set = sets.get(list) ?? new Set();
  sets.set(list, set);
  for (const text of texts) set.add(text);
  return set;
}
