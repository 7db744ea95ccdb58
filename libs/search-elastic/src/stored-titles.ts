import { presentTitles, type Named, type Title } from '#libs/catalog';

/** What an index keeps of a record, as far as its titles are concerned. */
export interface StoredTitles {
  readonly item: Named & { readonly id: string; readonly yearPublished?: number };
  /** Former and alternative titles. */
  readonly alternatives: readonly string[];
}

/** The titles of a record, as they were indexed. */
export function storedTitles({ item, alternatives }: StoredTitles): Title[] {
  return [
    ...presentTitles(item),
    ...alternatives.map(text => ({ text, language: undefined, isAlias: true })),
  ];
}
