import { LANGUAGE_CODES, type ExternalIds } from '#libs/catalog';
import { compareKeys } from '../../catalog/compare-keys.js';
import type { Imported, Named } from '../../catalog/imported.js';
import { nameKey } from '../../catalog/target-catalog.js';
import type { Candidate } from './candidate.js';
import type { ItemName, ItemNames } from './item-name.js';
import type { TermLabels } from './term-labels.js';

/** People by the key of their name; of several the one with the lowest id. */
export function peopleByName(names: ItemNames): ReadonlyMap<string, Named> {
  const people = named([...names.keys()].sort(compareKeys).reverse(), names, isHuman);
  return new Map(people.map(each => [nameKey(each.name), each]));
}

/** What candidates are read with, besides themselves. */
export interface ReadingAids {
  readonly names: ItemNames;
  readonly people: ReadonlyMap<string, Named>;
  readonly labels: TermLabels;
  /** The id of an item that was requested under another id. */
  readonly ownId: (id: string) => string;
}

export function toImported(candidate: Candidate, { names, people, labels, ownId }: ReadingAids): Imported {
  const { id, name, aliases, year, boardgamegeek } = candidate;
  const externalIds: ExternalIds = {
    wikidata: id,
    ...(boardgamegeek !== undefined && { boardgamegeek }),
  };
  const languages = candidate.languages.flatMap(each => {
    return names.get(each)?.languageCode ?? [];
  });
  const shared = {
    key: id,
    slugSuffix: id.toLowerCase(),
    name,
    aliases,
    year,
    languages: [...new Set([...languages, ...candidate.titleLanguages])].filter(code =>
      LANGUAGE_CODES.has(code),
    ),
    players: candidate.players,
    series: named(candidate.series, names)[0] ?? null,
    externalIds,
    popularity: candidate.sitelinks ?? null,
  };
  const termsOf = (list: 'categories' | 'mechanics') => [
    ...new Set([...candidate[list], ...candidate.unmapped.flatMap(each => labels.termOf(each, list) ?? [])]),
  ];
  if (candidate.outcome === 'expansion')
    return { ...shared, kind: 'expansion', bases: candidate.bases.map(ownId) };
  return {
    ...shared,
    kind: 'game',
    description: candidate.description,
    editions: null,
    playtime: candidate.playtime,
    minAge: candidate.minAge,
    complexity: null,
    publisher: named(candidate.publishers, names)[0] ?? null,
    designers: [
      ...named(candidate.designers, names, isHuman),
      ...candidate.designerNames.map(each => people.get(nameKey(each)) ?? withoutItem(each)),
    ],
    illustrators: named(candidate.illustrators, names, isHuman),
    categories: termsOf('categories'),
    mechanics: termsOf('mechanics'),
    reimplements: [],
    awards: candidate.awards.flatMap(({ award, year: awarded, result }) =>
      awarded === undefined
        ? []
        : named([award], names).map(each => ({ award: each, year: awarded, result })),
    ),
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
