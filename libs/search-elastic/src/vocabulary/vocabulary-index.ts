import type { estypes } from '@elastic/elasticsearch';
import type { Resource } from '#libs/catalog';

/** The words of all titles of a list, or all its titles without their spaces. */
export type VocabularyKind = 'words' | 'joined';

/** A part of a vocabulary; a text may come again in another part. */
export interface VocabularyPart {
  /** Sorts the parts; unique. */
  readonly part: string;
  readonly content: {
    readonly list: Resource;
    readonly kind: VocabularyKind;
    readonly texts: readonly string[];
  };
}

/** Each generation has a vocabulary beside its indices: no list is made of it, so it has no alias. */
export function vocabularyIndexName(prefix: string, generation: string): string {
  return `${prefix}-vocabulary-${generation}`;
}

export const VOCABULARY_MAPPING: estypes.MappingTypeMapping = {
  dynamic: 'strict',
  properties: { part: { type: 'keyword' }, content: { type: 'object', enabled: false } },
};
