import { compareKeys } from './compare-keys.js';
import type { EarlierIds } from './earlier-ids.js';
import type { Imported } from './imported.js';
import type { SlugRegister } from '#libs/catalog-source';

/**
 * Gives each record its slug: the one that its source names, else the one that an earlier import gave it, else one made
 * of its title. Which of several records of one title gets the plain slug depends on what they are, never on the order in
 * which they were read.
 * @returns the slugs by key
 */
export function giveIds(
  records: readonly Imported[],
  slugs: SlugRegister,
  earlier: EarlierIds,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const keep = (record: Imported, id: string | undefined): void => {
    if (id !== undefined && !given.has(record.key) && slugs.keep(id)) given.set(record.key, id);
  };
  const inOrder = [...records].sort(compareRecords);
  for (const record of inOrder) keep(record, record.id);
  for (const record of inOrder) keep(record, earlier.idOf(record));
  slugs.reserve(earlier.taken);
  for (const { key, name, year, slugSuffix } of inOrder)
    if (!given.has(key)) given.set(key, slugs.claim(name.en, year, slugSuffix));
  return given;
}

/** By external id, the lower before the higher and any before none; then by year and title. */
function compareRecords(a: Imported, b: Imported): number {
  return (
    compareIds(a.externalIds.boardgamegeek, b.externalIds.boardgamegeek) ||
    compareIds(a.externalIds.wikidata, b.externalIds.wikidata) ||
    (a.year ?? Infinity) - (b.year ?? Infinity) ||
    compareTexts(JSON.stringify(a.name), JSON.stringify(b.name)) ||
    compareKeys(a.key, b.key)
  );
}

function compareIds(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  return b === undefined ? -1 : compareKeys(a, b);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
