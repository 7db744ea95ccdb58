import { ROLES, SINGULAR, awardsWonBy, publishersOf, type Resource, type Role } from '#libs/catalog';
import { GrowingArray } from '#libs/packed';
import { KnownExpansions } from './known-expansions.js';
import { KnownRecords, NamedRecords } from './known-records.js';
import { editionsListedIn } from './listed-editions.js';
import type { RecordFault } from './record-fault.js';
import type { RecordTypes } from './records.js';

/** What is wrong with a record that is right by itself: it refers to what is not there, or to itself. */
export interface LateFault {
  readonly resource: Resource;
  readonly line: number;
  readonly fault: RecordFault;
}

/**
 * The references between the records of a source: everything that must be known before games can be resolved.
 * Keeps every slug and expansion of the source in memory, but no game.
 */
export class References {
  readonly publishers = new NamedRecords();
  readonly people = new NamedRecords();
  readonly expansions = new KnownExpansions();
  /** By number of the person, a bit for each role, in the order of `ROLES`. */
  private readonly roles = new GrowingArray();
  /** The games that each game is built on, which few are. */
  private readonly reimplements = new Map<
    string,
    { readonly line: number; readonly earlier: readonly string[] }
  >();
  private readonly lists = new Map<Resource, KnownRecords>([
    ['publishers', this.publishers],
    ['people', this.people],
    ['expansions', this.expansions],
  ]);

  /** The records of a list that were read until now. */
  known(resource: Resource): KnownRecords {
    const records = this.lists.get(resource) ?? new KnownRecords();
    this.lists.set(resource, records);
    return records;
  }

  addPerson({ id, name }: RecordTypes['people']): void {
    this.people.addNamed(id, name);
    this.roles.push(0);
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

  addGame(game: RecordTypes['games'], line: number): void {
    this.known('games').add(game.id);
    for (const person of game.designers) this.credit(person, 'designer');
    for (const person of game.illustrators) this.credit(person, 'illustrator');
    this.people.countGame(new Set([...game.designers, ...game.illustrators]));
    const editions = editionsListedIn(game).map(({ publisher = null }) => ({ publisherId: publisher }));
    this.publishers.countGame(publishersOf(game.publisher, editions));
    this.known('mechanics').countGame(game.mechanics);
    this.known('categories').countGame(game.categories);
    this.known('awards').countGame(awardsWonBy(game.awards ?? []));
    if (game.series !== undefined) this.known('series').countGame([game.series]);
    if (game.reimplements !== undefined) this.reimplements.set(game.id, { line, earlier: game.reimplements });
  }

  rolesOf(person: string): Role[] {
    const number = this.people.numberOf(person);
    const bits = number === undefined ? 0 : this.roles.at(number);
    return ROLES.filter(role => (bits & bitOf(role)) > 0);
  }

  /**
   * The game that an expansion extends, through any number of expansions of expansions.
   * @returns the number of the game; a fault when that leads nowhere or in a circle
   */
  baseGameOf(expansion: string, directBase: string): { game: number } | { fault: RecordFault } {
    const games = this.known('games');
    const seen = new Set([expansion]);
    let base = directBase;
    for (;;) {
      const game = games.numberOf(base);
      if (game !== undefined) return { game };
      const next = this.expansions.baseOf(base);
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
      base = next;
    }
  }

  /**
   * Once all games are known: groups the expansions by game, slugs ascending.
   * @returns what is wrong with expansions, and with games that are built on others
   */
  resolve(): LateFault[] {
    const faults: LateFault[] = [];
    for (const { number, slug, base, line } of this.expansions.ascending()) {
      const found = this.baseGameOf(slug, base);
      if ('game' in found) this.expansions.extend(found.game, number);
      else faults.push({ resource: 'expansions', line, fault: found.fault });
    }
    for (const [id, { line, earlier }] of this.reimplements)
      for (const fault of this.faultsOfReimplementing(id, earlier))
        faults.push({ resource: 'games', line, fault });
    return faults;
  }

  /** Slugs ascending. */
  expansionsOf(game: string): RecordTypes['expansions'][] {
    const number = this.known('games').numberOf(game);
    return number === undefined ? [] : this.expansions.of(number);
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
    const next = [...(this.reimplements.get(game)?.earlier ?? [])];
    for (let each = next.pop(); each !== undefined; each = next.pop()) {
      if (reached.has(each)) continue;
      reached.add(each);
      next.push(...(this.reimplements.get(each)?.earlier ?? []));
    }
    return reached.has(game);
  }

  private credit(person: string, role: Role): void {
    const number = this.people.numberOf(person);
    if (number !== undefined) this.roles.set(number, this.roles.at(number) | bitOf(role));
  }
}

function bitOf(role: Role): number {
  return 1 << ROLES.indexOf(role);
}
