import type { TermSlugs } from '../../catalog/term-slugs.js';
import type { ItemNames } from './item-name.js';

/** What labels of genres add to the name of a term. */
const GAME = / (?:board |card |tabletop )?games?$/i;

/** Terms of the catalog that an import is merged into, for the genres and mechanics that the table of terms does not have. */
export class TermLabels {
  constructor(
    private readonly names: ItemNames,
    private readonly slugs: TermSlugs,
  ) {}

  /** The slug of the term that has the label of an item, or what the label calls a game of that kind. */
  termOf(item: string, list: 'categories' | 'mechanics'): string | undefined {
    const label = this.names.get(item)?.name;
    return label && (this.slugs.known(list, label) ?? this.slugs.known(list, label.replace(GAME, '')));
  }

  has(item: string): boolean {
    return this.termOf(item, 'categories') !== undefined || this.termOf(item, 'mechanics') !== undefined;
  }
}
