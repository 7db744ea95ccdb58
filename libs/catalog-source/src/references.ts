import { ROLES, SINGULAR, awardsWonBy, publishersOf, type Resource, type Role } from '#libs/catalog';
import { editionsListedIn } from './listed-editions.js';
import type { RecordFault } from './record-fault.js';
import type { RecordTypes } from './records.js';

/** Shared by all people with the same role: one set per person, for a quarter of a million people, would take 45 MB. */
const ONE_ROLE: Readonly<Record<Role, ReadonlySet<Role>>> = {
  designer: new Set(['designer']),
  illustrator: new Set(['illustrator']),
};
const BOTH_ROLES: ReadonlySet<Role> = new Set(ROLES);

/** What is wrong with a record that is right by itself: it refers to what is not there, or to itself. */
export interface LateFault {
  readonly resource: Resource;
  readonly id: string;
  readonly fault: RecordFault;
}

/** Whether {@link References.resolve} may find a fault of this record. */
export function isResolvedLate(record: object): boolean {
  return 'baseGame' in record || 'reimplements' in record;
}

/**
 * The references between the records of a source: everything that must be known before games can be resolved.
 * Keeps every slug and expansion of the source in memory, but no game.
 */
export class References {
  readonly games = new Set<string>();
  /** The slugs of lists of which nothing else is needed, by list. */
  private readonly plain = new Map<Resource, Set<string>>();
  /** Name by slug. */
  readonly publishers = new Map<string, string>();
  /** Name by slug. */
  readonly people = new Map<string, string>();
  /** The games that each game is built on. */
  private readonly reimplements = new Map<string, readonly string[]>();
  readonly roles = new Map<string, ReadonlySet<Role>>();
  /** By list and slug, how many games name a record; of awards, how many won it. */
  private readonly gameCounts = new Map<Resource, Map<string, number>>();
  readonly expansions = new Map<string, RecordTypes['expansions']>();
  private readonly expansionsByGame = new Map<string, RecordTypes['expansions'][]>();

  /** The slugs of a list that were read until now. */
  known(resource: Resource): { has(slug: string): boolean } {
    switch (resource) {
      case 'games':
      case 'expansions':
      case 'publishers':
      case 'people':
        return this[resource];
      default:
        return this.slugsOf(resource);
    }
  }

  addPlain(resource: Resource, slug: string): void {
    this.slugsOf(resource).add(slug);
  }

  faultsOfGame(game: RecordTypes['games']): RecordFault[] {
    const named = this.faultOfReference.bind(this);
    const allNamed = (field: string, list: Resource, slugs: readonly string[]) =>
      slugs.flatMap((slug, index) => named(`${field}.${index}`, list, slug));
    return [
      ...named('publisher', 'publishers', game.publisher),
      ...editionsListedIn(game).flatMap((edition, index) =>
        named(`editions.${index}.publisher`, 'publishers', edition.publisher),
      ),
      ...allNamed('designers', 'people', game.designers),
      ...allNamed('illustrators', 'people', game.illustrators),
      ...allNamed('categories', 'categories', game.categories),
      ...allNamed('mechanics', 'mechanics', game.mechanics),
      ...(game.awards ?? []).flatMap(({ award }, index) => named(`awards.${index}.award`, 'awards', award)),
      ...named('series', 'series', game.series),
    ];
  }

  /** What can be said before games are known. */
  faultsOfExpansion({ series }: RecordTypes['expansions']): RecordFault[] {
    return this.faultOfReference('series', 'series', series);
  }

  /** @param slug `null` or `undefined` where a record names none */
  private faultOfReference(field: string, list: Resource, slug: string | null | undefined): RecordFault[] {
    if (slug === null || slug === undefined || this.known(list).has(slug)) return [];
    return [{ field, message: `names "${slug}", which no ${SINGULAR[list]} has as its id` }];
  }

  addGame(game: RecordTypes['games']): void {
    this.games.add(game.id);
    for (const person of game.designers) this.credit(person, 'designer');
    for (const person of game.illustrators) this.credit(person, 'illustrator');
    this.count('people', new Set([...game.designers, ...game.illustrators]));
    const editions = editionsListedIn(game).map(({ publisher = null }) => ({ publisherId: publisher }));
    this.count('publishers', publishersOf(game.publisher, editions));
    this.count('mechanics', game.mechanics);
    this.count('categories', game.categories);
    this.count('awards', awardsWonBy(game.awards ?? []));
    this.count('series', game.series === undefined ? [] : [game.series]);
    if (game.reimplements !== undefined) this.reimplements.set(game.id, game.reimplements);
  }

  /** How many games name the record of a list with this slug. */
  gamesNaming(resource: Resource, slug: string): number {
    return this.gameCounts.get(resource)?.get(slug) ?? 0;
  }

  /**
   * The game that an expansion extends, through any number of expansions of expansions.
   * @returns a fault when that leads nowhere or in a circle
   */
  baseGameOf(expansion: RecordTypes['expansions']): { game: string } | { fault: RecordFault } {
    const seen = new Set([expansion.id]);
    let base = expansion.baseGame;
    while (!this.games.has(base)) {
      const next = this.expansions.get(base);
      if (next === undefined)
        return {
          fault: {
            field: 'baseGame',
            message: `leads to "${base}", which no game or expansion has as its id`,
          },
        };
      if (seen.has(base))
        return { fault: { field: 'baseGame', message: `leads in a circle through "${base}"` } };
      seen.add(base);
      base = next.baseGame;
    }
    return { game: base };
  }

  /**
   * Once all games are known: groups the expansions by game, slugs ascending.
   * @returns what is wrong with expansions, and with games that are built on others
   */
  resolve(): LateFault[] {
    const faults: LateFault[] = [];
    const ascending = [...this.expansions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const expansion of ascending) {
      const base = this.baseGameOf(expansion);
      if ('fault' in base) {
        faults.push({ resource: 'expansions', id: expansion.id, fault: base.fault });
        continue;
      }
      const group = this.expansionsByGame.get(base.game);
      if (group) group.push(expansion);
      else this.expansionsByGame.set(base.game, [expansion]);
    }
    for (const [id, earlier] of this.reimplements)
      for (const fault of this.faultsOfReimplementing(id, earlier))
        faults.push({ resource: 'games', id, fault });
    return faults;
  }

  private faultsOfReimplementing(game: string, earlier: readonly string[]): RecordFault[] {
    const unknown = earlier.flatMap((slug, index) =>
      this.faultOfReference(`reimplements.${index}`, 'games', slug),
    );
    if (!this.isBuiltOnItself(game)) return unknown;
    return [...unknown, { field: 'reimplements', message: `leads in a circle to "${game}"` }];
  }

  private isBuiltOnItself(game: string): boolean {
    const reached = new Set<string>();
    const next = [...(this.reimplements.get(game) ?? [])];
    for (let each = next.pop(); each !== undefined; each = next.pop()) {
      if (reached.has(each)) continue;
      reached.add(each);
      next.push(...(this.reimplements.get(each) ?? []));
    }
    return reached.has(game);
  }

  expansionsOf(game: string): readonly RecordTypes['expansions'][] {
    return this.expansionsByGame.get(game) ?? [];
  }

  private slugsOf(resource: Resource): Set<string> {
    const slugs = this.plain.get(resource) ?? new Set();
    this.plain.set(resource, slugs);
    return slugs;
  }

  private count(resource: Resource, slugs: Iterable<string>): void {
    const counts = this.gameCounts.get(resource) ?? new Map<string, number>();
    this.gameCounts.set(resource, counts);
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }

  private credit(person: string, role: Role): void {
    const roles = this.roles.get(person);
    if (roles === undefined) this.roles.set(person, ONE_ROLE[role]);
    else if (!roles.has(role)) this.roles.set(person, BOTH_ROLES);
  }
}
