import type { SlicedWork } from '#libs/catalog';
import type { NearKeys, SortedPostings } from '#libs/title-search';
import type { VocabularyKind } from './vocabulary-index.js';
import type { Vocabulary } from './vocabulary.js';

/** Finds keys that are near to a word in the vocabulary, which has the same texts in another order. */
// eslint-disable-next-line require-yield -- the vocabulary is built already
export function* nearKeysIn(
  vocabulary: Vocabulary,
  kind: VocabularyKind,
  keys: SortedPostings,
): SlicedWork<NearKeys> {
  return {
    find: word =>
      vocabulary.textsNear(kind, word).flatMap((texts, index) =>
        texts.flatMap(text => {
          const { from, to } = keys.equalTo(text);
          return from < to ? [{ number: from, edits: index + 1 }] : [];
        }),
      ),
  };
}
