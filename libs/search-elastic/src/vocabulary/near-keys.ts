import type { SlicedWork } from '#libs/catalog';
import type { NearKeys, SortedPostings } from '#libs/title-search';
import type { VocabularyKind } from './vocabulary-index.js';
import type { Vocabulary } from './vocabulary.js';

const TEXTS_PER_STEP = 256;

/**
 * Finds keys that are near to a word in the vocabulary, which has the same texts in another order.
 * @throws Error when it has a text that is no key: then the vocabulary and the titles disagree
 */
export function* nearKeysIn(
  vocabulary: Vocabulary,
  kind: VocabularyKind,
  keys: SortedPostings,
): SlicedWork<NearKeys> {
  const near = vocabulary.near[kind];
  const keyOf = new Uint32Array(near.size);
  const signatures = new Uint32Array(keys.keys.length);
  for (let number = 0; number < keyOf.length; number++) {
    const { from, to } = keys.equalTo(near.wordAt(number));
    if (from === to) throw new Error(`"${near.wordAt(number)}" is in no title`);
    keyOf[number] = from;
    signatures[from] = near.signatures[number] ?? 0;
    if (number % TEXTS_PER_STEP === 0) yield;
  }
  return {
    signatures,
    find: (word, atMost) =>
      near.find(word, atMost).map(({ number, edits }) => ({ number: keyOf[number] ?? 0, edits })),
  };
}
