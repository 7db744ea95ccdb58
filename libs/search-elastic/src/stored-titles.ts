import { localizedTitles, type Localized, type Title } from '#libs/catalog';

/** What an index keeps of a record that has titles, as far as these are concerned. */
export interface StoredTitles {
  readonly item: { readonly id: string; readonly name: Localized | string; readonly yearPublished?: number };
  /** Titles without a language: former ones of games, the names of publishers and people. */
  readonly alternatives: readonly string[];
}

/** The titles of a record, as they were indexed. */
export function storedTitles({ item: { name }, alternatives }: StoredTitles): Title[] {
  const isNamed = typeof name === 'string';
  const others: Title[] = alternatives.map(text => ({ text, language: undefined, isAlias: !isNamed }));
  return isNamed ? others : [...localizedTitles(name), ...others];
}
