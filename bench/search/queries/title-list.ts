import { titleForms, type Language, type Resource } from '#libs/catalog';
import type { CatalogSource } from '#libs/catalog-source';

/** One title of one record. */
export interface ListedTitle {
  readonly text: string;
  /** Slug of the record. */
  readonly slug: string;
  /** Aliases and proper names have none. */
  readonly language: Language | undefined;
  readonly isAlias: boolean;
  /** The first title of its record: the English one, or the name. */
  readonly main: string;
  /** Editions of its game; 0 for publishers and people. */
  readonly editions: number;
  /** Names, of a game alone. */
  readonly designers: readonly string[];
  readonly publisher: string | undefined;
  /** Former and alternative titles of the game that it extends. */
  readonly nicknames: readonly string[];
}

/** All titles of one list, and whose they are. */
export class TitleList {
  private readonly owners = new Map<string, Set<string>>();
  private readonly presentOwners = new Map<string, Set<string>>();
  private readonly frequencies = new Map<string, number>();

  private constructor(readonly titles: readonly ListedTitle[]) {
    for (const { text, slug, isAlias } of titles) {
      const { joined, words } = titleForms(text);
      for (const form of joined) {
        own(this.owners, form, slug);
        if (!isAlias) own(this.presentOwners, form, slug);
      }
      for (const word of words) this.frequencies.set(word, this.frequency(word) + 1);
    }
  }

  static async read(source: CatalogSource, resource: Resource): Promise<TitleList> {
    const titles: ListedTitle[] = [];
    const nicknames = resource === 'expansions' ? await aliasesOfGames(source) : undefined;
    for await (const entry of source.entries(resource)) {
      const main = entry.titles[0]?.text ?? '';
      const editions = 'editions' in entry.item ? entry.item.editions : 0;
      const names =
        'designers' in entry.item
          ? { designers: entry.item.designers, publisher: entry.item.publisher ?? undefined }
          : { designers: [], publisher: undefined };
      const ofGame = 'baseGame' in entry.item ? (nicknames?.get(entry.item.baseGame) ?? []) : [];
      for (const { text, language, isAlias } of entry.titles)
        titles.push({
          text,
          language,
          isAlias,
          slug: entry.item.id,
          main,
          editions,
          ...names,
          nicknames: ofGame,
        });
    }
    return new TitleList(titles);
  }

  /** The records that have a title equal to `text` but for accents, punctuation and spaces. */
  ownersOf(text: string): ReadonlySet<string> {
    return new Set(titleForms(text).joined.flatMap(form => [...(this.owners.get(form) ?? [])]));
  }

  /** The records that have such a title now, not as a former or alternative one. */
  presentOwnersOf(text: string): ReadonlySet<string> {
    return new Set(titleForms(text).joined.flatMap(form => [...(this.presentOwners.get(form) ?? [])]));
  }

  /** How many titles have this folded word. */
  frequency(word: string): number {
    return this.frequencies.get(word) ?? 0;
  }
}

/** By slug of the game. */
async function aliasesOfGames(source: CatalogSource): Promise<ReadonlyMap<string, readonly string[]>> {
  const aliases = new Map<string, readonly string[]>();
  for await (const { item, titles } of source.entries('games'))
    aliases.set(
      item.id,
      titles.filter(({ isAlias }) => isAlias).map(({ text }) => text),
    );
  return aliases;
}

function own(ownersByForm: Map<string, Set<string>>, form: string, slug: string): void {
  const owners = ownersByForm.get(form);
  if (owners) owners.add(slug);
  else ownersByForm.set(form, new Set([slug]));
}
