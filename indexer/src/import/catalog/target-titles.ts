import { foldTitle, type ExternalIds, type Localized } from '#libs/catalog';
import type { RecordTypes } from '#libs/catalog-source';
import type { Imported } from './imported.js';

/** What is compared of a record. */
interface Comparable {
  readonly name: Localized;
  readonly aliases: readonly string[];
  readonly year: number | null;
  readonly externalIds: ExternalIds;
}

interface TargetRecord extends Comparable {
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
export class TargetTitles {
  private readonly byExternalId = new Map<string, TargetRecord>();
  private readonly byName = new Map<string, TargetRecord[]>();
  private readonly byAlias = new Map<string, TargetRecord[]>();
  private readonly byEnglish = new Map<string, TargetRecord[]>();

  add(record: RecordTypes['games'] | RecordTypes['expansions']): void {
    const target: TargetRecord = {
      id: record.id,
      name: record.name,
      aliases: 'aliases' in record ? record.aliases : [],
      year: record.yearPublished,
      externalIds: record.externalIds ?? {},
    };
    for (const key of externalKeys(target.externalIds)) this.byExternalId.set(key, target);
    for (const title of foldedNames(target)) add(this.byName, title, target);
    for (const alias of folded(target.aliases)) add(this.byAlias, alias, target);
    for (const title of folded([target.name.en])) add(this.byEnglish, title, target);
  }

  /** Slug of the record that is the same as `imported`. */
  find(imported: Imported): string | undefined {
    for (const key of externalKeys(imported.externalIds)) {
      const target = this.byExternalId.get(key);
      if (target !== undefined) return target.id;
    }
    const named = foldedNames(imported).flatMap(title => this.byName.get(title) ?? []);
    const sameName = nearest(named, imported, YEARS_APART);
    if (sameName !== undefined) return sameName.id;
    const otherName = [
      ...folded([imported.name.en]).flatMap(title => this.byAlias.get(title) ?? []),
      ...folded(imported.aliases).flatMap(title => this.byEnglish.get(title) ?? []),
    ];
    return otherName.find(record => record.year !== null && record.year === imported.year)?.id;
  }

  /** Slugs of the records that have a title of `imported` and differ from it only by their year. */
  namesakes(imported: Imported): string[] {
    const named = foldedNames(imported).flatMap(title => this.byName.get(title) ?? []);
    return [...new Set(named.map(({ id }) => id))];
  }
}

/** The one whose year is nearest, if any is near enough; the first of several. */
function nearest(
  records: readonly TargetRecord[],
  { year }: Comparable,
  yearsApart: number,
): TargetRecord | undefined {
  const distance = (record: TargetRecord): number =>
    record.year === null || year === null ? yearsApart : Math.abs(record.year - year);
  return records
    .filter(record => distance(record) <= yearsApart)
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

function add(records: Map<string, TargetRecord[]>, key: string, record: TargetRecord): void {
  const group = records.get(key);
  if (group === undefined) records.set(key, [record]);
  else group.push(record);
}
