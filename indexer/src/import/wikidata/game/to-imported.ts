import { LANGUAGE_CODES, type ExternalIds } from '#libs/catalog';
import { compareKeys } from '../../catalog/compare-keys.js';
import type { Imported, Named } from '../../catalog/imported.js';
import { nameKey } from '../../catalog/target-catalog.js';
import type { Candidate } from './candidate.js';
import type { ItemName } from './item-name.js';

/** The names that the second pass found, by every id that leads to them. */
export type ItemNames = ReadonlyMap<string, ItemName>;

/** People by the key of their name; of several the one with the lowest id. */
export function peopleByName(names: ItemNames): ReadonlyMap<string, Named> {
  const people = named([...names.keys()].sort(compareKeys).reverse(), names, isHuman);
  return new Map(people.map(each => [nameKey(each.name), each]));
}

/** @param ownId the id of an item that was requested under another id */
export function toImported(
  candidate: Candidate,
  names: ItemNames,
  people: ReadonlyMap<string, Named>,
  ownId: (id: string) => string,
): Imported {
  const { id, name, aliases, year, boardgamegeek } = candidate;
  const externalIds: ExternalIds = {
    wikidata: id,
    ...(boardgamegeek !== undefined && { boardgamegeek }),
  };
  const languages = candidate.languages.flatMap(each => {
    const code = names.get(each)?.languageCode;
    return code !== undefined && LANGUAGE_CODES.has(code) ? [code] : [];
  });
  const shared = {
    key: id,
    slugSuffix: id.toLowerCase(),
    name,
    aliases,
    year,
    languages: [...new Set(languages)],
    externalIds,
  };
  if (candidate.outcome === 'expansion')
    return { ...shared, kind: 'expansion', bases: candidate.bases.map(ownId) };
  return {
    ...shared,
    kind: 'game',
    description: candidate.description,
    editions: null,
    players: candidate.players,
    playtime: candidate.playtime,
    minAge: candidate.minAge,
    complexity: null,
    publisher: named(candidate.publishers, names)[0] ?? null,
    designers: [
      ...named(candidate.designers, names, isHuman),
      ...candidate.designerNames.map(each => people.get(nameKey(each)) ?? withoutItem(each)),
    ],
    illustrators: named(candidate.illustrators, names, isHuman),
    categories: candidate.categories,
    mechanics: candidate.mechanics,
  };
}

/** People without an item who have the same name are treated as one. */
function withoutItem(name: string): Named {
  return { key: nameKey(name), name, slugSuffix: undefined };
}

/** A developer may be a company; only people design a game. */
function isHuman(item: ItemName): boolean {
  return item.isHuman;
}

function named(
  ids: readonly string[],
  names: ItemNames,
  isWanted: (item: ItemName) => boolean = () => true,
): Named[] {
  return ids.flatMap(id => {
    const item = names.get(id);
    if (item?.name === undefined || !isWanted(item)) return [];
    // The item's own id comes first: two ids that lead to it are one.
    const [key = id] = item.ids;
    return [{ key, name: item.name, slugSuffix: key.toLowerCase() }];
  });
}
