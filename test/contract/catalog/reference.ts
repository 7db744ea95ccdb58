import {
  rankScore,
  rankTitle,
  formsOfTitle,
  partialQuery,
  partialScore,
  rankPartially,
  titleLetters,
  titleQuery,
  type EntryTypes,
  type Position,
  type RankedRecord,
  type WordCounts,
  type Resource,
  type TitleForms,
} from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';

/** What an engine must answer, computed by ranking every title: slow, but exactly the definition. */
export class Reference<R extends Resource> {
  /** By folder and resource: two engines of a spec are asked the same, and the answer takes long. */
  private static readonly known = new Map<string, Promise<Reference<never>>>();
  private readonly found = new Map<string, Position[]>();
  private readonly foundPartially = new Map<string, RankedRecord[]>();

  private constructor(
    private readonly entries: readonly {
      entry: EntryTypes[R];
      forms: (TitleForms & { readonly isAlias: boolean })[];
      letters: number;
    }[],
  ) {}

  static of<R extends Resource>(folder: string, resource: R): Promise<Reference<R>> {
    const name = `${resource} ${folder}`;
    const reference = Reference.known.get(name) ?? Reference.read(folder, resource);
    Reference.known.set(name, reference as Promise<Reference<never>>);
    return reference;
  }

  private static async read<R extends Resource>(folder: string, resource: R): Promise<Reference<R>> {
    const source = await CatalogSource.open(folder);
    const entries = await Array.fromAsync(source.entries(resource));
    return new Reference(
      entries.map(entry => {
        const forms = entry.titles.map(title => ({ ...formsOfTitle(title), isAlias: title.isAlias }));
        return { entry, forms, letters: Math.min(...forms.map(titleLetters)) };
      }),
    );
  }

  /** Positions of everything `q` finds, in order. */
  find(q: string): readonly Position[] {
    const positions = this.found.get(q) ?? this.findWhere(q, () => true);
    this.found.set(q, positions);
    return positions;
  }

  /** As {@link find}, of the records that pass `where`. */
  findWhere(q: string, where: (entry: EntryTypes[R]) => boolean): Position[] {
    const query = titleQuery(q);
    const positions: Position[] = [];
    for (const { entry, forms, letters } of this.entries) {
      if (!where(entry)) continue;
      const ranks = forms
        .map(form => rankTitle(query, form, form.isAlias))
        .filter(rank => rank !== undefined);
      if (ranks.length === 0) continue;
      const score = Math.max(...ranks.map(rank => rankScore(rank, query.words.length)));
      positions.push([score, prominenceIn(entry), letters, popularityIn(entry), entry.item.id]);
    }
    return positions.sort(byPosition);
  }

  /** The first records that match a part of `q`, in order, with their scores. */
  findPartially(q: string): readonly RankedRecord[] {
    const ranked = this.foundPartially.get(q) ?? this.rankAll(q);
    this.foundPartially.set(q, ranked);
    return ranked;
  }

  private rankAll(q: string): RankedRecord[] {
    const query = partialQuery(titleQuery(q));
    if (query === undefined) return [];
    const positions: Position[] = [];
    for (const { entry, letters } of this.entries) {
      const ranks = entry.titles
        .map(title => rankPartially(query, title, this.counts))
        .filter(rank => rank !== undefined);
      if (ranks.length === 0) continue;
      const score = Math.max(...ranks.map(partialScore));
      positions.push([score, prominenceIn(entry), letters, popularityIn(entry), entry.item.id]);
    }
    return positions
      .sort(byPosition)
      .slice(0, 50)
      .map(position => ({ id: String(position.at(-1)), score: Number(position[0]) }));
  }

  private readonly counts: WordCounts = (() => {
    const words = new Map<string, number>();
    const forms = this.entries.flatMap(entry => entry.forms);
    for (const word of forms.flatMap(form => form.words)) words.set(word, (words.get(word) ?? 0) + 1);
    return { titles: forms.length, countOf: word => words.get(word) ?? 0 };
  })();

  get titles(): string[] {
    return this.entries.flatMap(({ entry }) => entry.titles.map(({ text }) => text));
  }
}

/** Editions of a game, languages of an expansion, games of everything else. */
function prominenceIn({ item }: EntryTypes[Resource]): number {
  if ('editions' in item) return item.editions;
  return 'games' in item ? item.games : item.languages.length;
}

function popularityIn(entry: EntryTypes[Resource]): number {
  return 'popularity' in entry ? (entry.popularity ?? 0) : 0;
}

/** Letters and slugs. */
const ASCENDING = [2, 4];

function byPosition(a: Position, b: Position): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  if (differing < 0) return 0;
  const ascending = (a[differing] ?? 0) < (b[differing] ?? 0) ? -1 : 1;
  return ASCENDING.includes(differing) ? ascending : -ascending;
}
