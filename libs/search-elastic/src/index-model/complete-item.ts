import type { Expansion, Game, Resource, ResourceTypes } from '#libs/catalog';

/** The members that version 1.0.0 wrote of each record. */
interface FirstMembers {
  readonly games:
    | 'id'
    | 'name'
    | 'description'
    | 'yearPublished'
    | 'editions'
    | 'players'
    | 'playtime'
    | 'minAge'
    | 'languages'
    | 'publisher'
    | 'designers'
    | 'illustrators'
    | 'categories'
    | 'mechanics'
    | 'expansions';
  readonly expansions: 'id' | 'name' | 'yearPublished' | 'languages' | 'baseGame';
  readonly mechanics: 'id' | 'label';
  readonly categories: 'id' | 'label';
  readonly publishers: 'id' | 'name';
  readonly people: 'id' | 'name' | 'roles';
  readonly awards: 'id' | 'label' | 'country';
  readonly series: 'id' | 'label';
}

/** What stands for a member that the version which built a generation did not write: that it is not known. */
const NOT_KNOWN: { readonly [R in Resource]: Omit<ResourceTypes[R], FirstMembers[R]> } = {
  games: {
    complexity: 0,
    publisherId: null,
    designerIds: [],
    illustratorIds: [],
    awards: [],
    series: null,
    reimplements: [],
    externalIds: {},
  },
  expansions: { players: { min: 0, max: 0 }, series: null, externalIds: {} },
  mechanics: { games: 0 },
  categories: { games: 0 },
  publishers: { games: 0 },
  people: { games: 0 },
  awards: { games: 0 },
  series: { games: 0 },
};

/** A stored record with every member that this version shows. Nearly always it is the record itself. */
export function completeItem<R extends Resource>(resource: R, item: ResourceTypes[R]): ResourceTypes[R] {
  const whole = complete(resource, item);
  if (resource !== 'games') return whole;
  const { expansions } = whole as Game;
  const completed = expansions.map(expansion => complete('expansions', expansion));
  return completed.every((expansion, at) => expansion === expansions[at])
    ? whole
    : { ...whole, expansions: completed satisfies Expansion[] };
}

function complete<R extends Resource>(resource: R, item: ResourceTypes[R]): ResourceTypes[R] {
  const members = NOT_KNOWN[resource];
  for (const name in members) if (!(name in item)) return { ...members, ...item };
  return item;
}
