import { foldTitle, type Localized } from '#libs/catalog';
import type { CatalogTerms } from './catalog-terms.js';
import type { TargetCatalog } from './target-catalog.js';
import { slugOf } from '#libs/catalog-source';

type TermList = 'categories' | 'mechanics';

/** Slugs of categories and mechanics by whatever a table, or another catalog, calls them. */
export class TermSlugs {
  private readonly slugs = { categories: new Map<string, string>(), mechanics: new Map<string, string>() };
  private readonly made = {
    categories: [] as { id: string; label: Localized }[],
    mechanics: [] as { id: string; label: Localized }[],
  };

  static async of(target: TargetCatalog): Promise<TermSlugs> {
    const terms = new TermSlugs();
    for (const list of ['categories', 'mechanics'] as const)
      for await (const { id, label } of target.records(list)) {
        terms.slugs[list].set(id, id);
        for (const text of Object.values(label)) terms.slugs[list].set(foldTitle(text), id);
      }
    return terms;
  }

  /** The term of the target catalog that has that slug or label, in any language. */
  known(list: TermList, text: string): string | undefined {
    return this.slugs[list].get(text) ?? this.slugs[list].get(foldTitle(text));
  }

  /**
   * The term of that slug or label, in any language; a new one with the text as its English label when there is none.
   * @returns `undefined` for text without a letter or digit of ASCII, which cannot become a slug
   */
  slugOf(list: TermList, text: string): string | undefined {
    const slugs = this.slugs[list];
    const known = this.known(list, text);
    if (known !== undefined) return known;
    const id = slugOf(text);
    if (id === undefined) return undefined;
    // Two spellings may give the same slug, or it may be the slug of a term with another label.
    if (![...slugs.values()].includes(id)) this.made[list].push({ id, label: { en: text } });
    slugs.set(foldTitle(text), id);
    return id;
  }

  /** The terms that were made. */
  get terms(): CatalogTerms {
    return this.made;
  }
}
