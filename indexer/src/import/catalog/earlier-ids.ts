import { foldTitle, type ExternalIds } from '#libs/catalog';
import { CatalogSource, type RecordTypes } from '#libs/catalog-source';
import type { Imported } from './imported.js';
import { nameKey, NAMED_LISTS, type NamedList } from './target-catalog.js';

/** What identifies a record from one import to the next; several records of one text are identified by none. */
type IdsByText = Map<string, string | undefined>;

/** The slugs that an earlier import gave, so that the next one gives the same ones to the same records. */
export class EarlierIds {
  /** Given once, and never to another record. */
  readonly taken = new Set<string>();
  private readonly records: IdsByText = new Map();
  private readonly names = perNamedList((): IdsByText => new Map());
  private readonly namesGiven = perNamedList((): string[] => []);

  /**
   * @param folder the result of the earlier import; with `undefined` there was none
   * @throws SourceRefused for a source with a fault
   */
  static async open(folder: string | undefined): Promise<EarlierIds> {
    const ids = new EarlierIds();
    if (folder === undefined) return ids;
    const source = await CatalogSource.open(folder);
    for (const list of ['games', 'expansions'] as const)
      for await (const record of source.records(list)) ids.addRecord(record);
    for (const list of NAMED_LISTS)
      for await (const record of source.records(list))
        ids.addName(list, 'name' in record ? record.name : record.label.en, record.id);
    return ids;
  }

  /** By an external id, else by title and year. */
  idOf({ externalIds, name, year }: Imported): string | undefined {
    return textsOf(externalIds, name.en, year)
      .map(text => this.records.get(text))
      .find(id => id !== undefined);
  }

  idOfName(list: NamedList, name: string): string | undefined {
    return this.names[list].get(nameKey(name));
  }

  /** The slugs of all that has a name, given once as well. */
  namesTaken(list: NamedList): Iterable<string> {
    return this.namesGiven[list];
  }

  private addName(list: NamedList, name: string, id: string): void {
    this.namesGiven[list].push(id);
    enter(this.names[list], nameKey(name), id);
  }

  private addRecord(record: RecordTypes['games'] | RecordTypes['expansions']): void {
    this.taken.add(record.id);
    for (const text of textsOf(record.externalIds ?? {}, record.name.en, record.yearPublished))
      enter(this.records, text, record.id);
  }
}

function perNamedList<T>(make: () => T): Record<NamedList, T> {
  return Object.fromEntries(NAMED_LISTS.map(list => [list, make()])) as Record<NamedList, T>;
}

function enter(ids: IdsByText, text: string, id: string): void {
  ids.set(text, ids.has(text) ? undefined : id);
}

function textsOf({ wikidata, boardgamegeek }: ExternalIds, title: string, year: number | null): string[] {
  return [
    ...(wikidata === undefined ? [] : [`wikidata ${wikidata}`]),
    ...(boardgamegeek === undefined ? [] : [`boardgamegeek ${boardgamegeek}`]),
    `title ${foldTitle(title) || title} ${year}`,
  ];
}
