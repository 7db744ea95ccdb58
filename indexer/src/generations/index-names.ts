import { RESOURCES } from '#libs/catalog';
import { indexName, vocabularyIndexName } from '#libs/search-elastic';

/** Every index of a generation that this version builds: one per list, and the vocabulary of their titles. */
export function indexNames(prefix: string, generation: string): string[] {
  return [
    ...RESOURCES.map(resource => indexName(prefix, resource, generation)),
    vocabularyIndexName(prefix, generation),
  ];
}

/** Matches the indices of every generation, those of lists that only another version has included, and others. */
export function everyIndex(prefix: string): string {
  return `${prefix}-*`;
}

export interface IndexParts {
  /** The list that it holds, or `vocabulary`. */
  readonly content: string;
  readonly generation: string;
}

/** @returns `undefined` for a name that is not one of an index of a generation of this prefix */
export function indexParts(prefix: string, name: string): IndexParts | undefined {
  if (!name.startsWith(`${prefix}-`)) return undefined;
  // No list has a hyphen: `catalog-test-games-…` belongs to the prefix `catalog-test`.
  const [, content, generation] = /^([a-z]+)-(\d{8}t\d{9}z)$/.exec(name.slice(prefix.length + 1)) ?? [];
  return content === undefined || generation === undefined ? undefined : { content, generation };
}
