import { finishNow } from '#libs/catalog';
import { GrowingArray, PackedTexts, sortedNumbers, TextNumbers } from '#libs/packed';

/**
 * What is known of the records of one list, by slug, without an object for each: a catalog has a million games and a quarter of a
 * million people.
 */
export class KnownRecords {
  private readonly slugs = new TextNumbers();
  /** By number of the slug. */
  private readonly games = new GrowingArray();

  has(slug: string): boolean {
    return this.slugs.find(slug) !== undefined;
  }

  /** In the order in which records were added, from 0 on. */
  numberOf(slug: string): number | undefined {
    return this.slugs.find(slug);
  }

  slugOf(number: number): string {
    return this.slugs.texts.at(number) ?? '';
  }

  /** The numbers of all, by slug, ascending. */
  numbersBySlug(): Uint32Array {
    const { texts } = this.slugs;
    return finishNow(sortedNumbers(texts.length, (a, b) => texts.compare(a, b)));
  }

  /** @param slug which was not added before */
  add(slug: string): void {
    this.slugs.numberOf(slug);
    this.games.push(0);
  }

  /** @param slugs of records that one game names, each once */
  countGame(slugs: Iterable<string>): void {
    for (const slug of slugs) {
      const number = this.slugs.find(slug);
      if (number !== undefined) this.games.set(number, this.games.at(number) + 1);
    }
  }

  /** How many games name the record; 0 when it is not known. */
  gamesNaming(slug: string): number {
    const number = this.slugs.find(slug);
    return number === undefined ? 0 : this.games.at(number);
  }
}

/** Records of a list that are shown by their names. */
export class NamedRecords extends KnownRecords {
  private readonly names = new PackedTexts();

  addNamed(slug: string, name: string): void {
    this.add(slug);
    this.names.add(name);
  }

  /** The slug itself, when it is not known. */
  nameOf(slug: string): string {
    const number = this.numberOf(slug);
    return (number === undefined ? undefined : this.names.at(number)) ?? slug;
  }
}
