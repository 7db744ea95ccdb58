import { foldTitle, type Localized } from '#libs/catalog';
import type { ExternalIds, RecordTypes } from '#libs/catalog-source';
import type { Imported } from './imported.js';

/** What is compared of a record. */
interface Comparable {
  readonly name: Localized;
  readonly aliases: readonly string[];
  readonly year: number | null;
  readonly externalIds: ExternalIds;
}

interface OwnRecord extends Comparable {
  readonly id: string;
}

const YEARS_APART = 1;

/**
 * The games and expansions of the catalog that an import is merged into, found by what an imported record says of
 * itself. Two records are the same when one of these holds, in this order:
 *
 * 1. they have the same id of Wikidata or of BoardGameGeek;
 * 2. a title in some language is the same once folded, and their years are at most one apart, or one is not known;
 * 3. the English title of one is an alias of the other, and their years are known and the same.
 */
export class OwnTitles {
  private readonly byExternalId = new Map<string, OwnRecord>();
  private readonly byName = new Map<string, OwnRecord[]>();
  private readonly byAlias = new Map<string, OwnRecord[]>();
  private readonly byEnglish = new Map<string, OwnRecord[]>();

  add(record: RecordTypes['games'] | RecordTypes['expansions']): void {
    const own: OwnRecord = {
      id: record.id,
      name: record.name,
      aliases: 'aliases' in record ? record.aliases : [],
      year: record.yearPublished,
      externalIds: record.externalIds ?? {},
    };
    for (const key of externalKeys(own.externalIds)) this.byExternalId.set(key, own);
    for (const title of foldedNames(own)) add(this.byName, title, own);
    for (const alias of folded(own.aliases)) add(this.byAlias, alias, own);
    for (const title of folded([own.name.en])) add(this.byEnglish, title, own);
  }

  /** Slug of the record that is the same as `imported`. */
  find(imported: Imported): string | undefined {
    for (const key of externalKeys(imported.externalIds)) {
      const own = this.byExternalId.get(key);
      if (own !== undefined) return own.id;
    }
    const named = foldedNames(imported).flatMap(title => this.byName.get(title) ?? []);
    const sameName = nearest(named, imported, YEARS_APART);
    if (sameName !== undefined) return sameName.id;
    const otherName = [
      ...folded([imported.name.en]).flatMap(title => this.byAlias.get(title) ?? []),
      ...folded(imported.aliases).flatMap(title => this.byEnglish.get(title) ?? []),
    ];
    return otherName.find(own => own.year !== null && own.year === imported.year)?.id;
  }

  /** Slugs of the records that have a title of `imported` and differ from it only by their year. */
  namesakes(imported: Imported): string[] {
    const named = foldedNames(imported).flatMap(title => this.byName.get(title) ?? []);
    return [...new Set(named.map(({ id }) => id))];
  }
}

/** The one whose year is nearest, if any is near enough; the first of several. */
function nearest(
  records: readonly OwnRecord[],
  { year }: Comparable,
  yearsApart: number,
): OwnRecord | undefined {
  const distance = (own: OwnRecord): number =>
    own.year === null || year === null ? yearsApart : Math.abs(own.year - year);
  return records
    .filter(own => distance(own) <= yearsApart)
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))[0];
}

function externalKeys(ids: ExternalIds): string[] {
  return Object.entries(ids).map(([catalog, id]) => `${catalog} ${id}`);
}

function foldedNames({ name }: Comparable): string[] {
  return folded(Object.values(name));
}

/** Each once. Titles without a letter or digit fold to nothing, and match nothing. */
function folded(texts: readonly string[]): string[] {
  return [...new Set(texts.map(foldTitle).filter(title => title !== ''))];
}

function add(records: Map<string, OwnRecord[]>, key: string, record: OwnRecord): void {
  const group = records.get(key);
  if (group === undefined) records.set(key, [record]);
  else group.push(record);
}
