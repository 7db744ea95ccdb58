import { RESOURCES } from '#libs/catalog';
import { indexName, vocabularyIndexName } from '#libs/search-elastic';

/** Every index of a generation: one per list, and the vocabulary of their titles. */
export function indexNames(prefix: string, generation: string): string[] {
  return [
    ...RESOURCES.map(resource => indexName(prefix, resource, generation)),
    vocabularyIndexName(prefix, generation),
  ];
}

/** Matches the indices of every generation. */
export function everyIndex(prefix: string): string[] {
  return indexNames(prefix, '*');
}
