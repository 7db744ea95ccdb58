import { GrowingArray, PackedTexts } from '#libs/packed';
import { KnownRecords } from './known-records.js';
import type { RecordTypes } from './records.js';

type ExpansionRecord = RecordTypes['expansions'];

/** Ends the expansions of a game. */
const NONE = 0xffff_ffff;
/** A text with one of these is packed with two bytes for each of its characters. */
const WIDE = /[\u0100-\uffff]/g;

/**
 * The expansions of a source, as JSON: each is needed once more, for the game that it extends. Their schema keeps them far
 * below the longest text that can be packed.
 */
export class KnownExpansions extends KnownRecords {
  private readonly records = new PackedTexts();
  private readonly bases = new PackedTexts();
  private readonly lines = new GrowingArray();
  /** By number of a game, its last expansion. */
  private readonly lastOf = new Map<number, number>();
  /** By number of an expansion, the one before it that extends the same game. */
  private readonly before = new GrowingArray();

  addRecord(record: ExpansionRecord, line: number): void {
    this.add(record.id);
    this.records.add(JSON.stringify(record).replace(WIDE, escaped));
    this.bases.add(record.baseGame);
    this.lines.push(line);
    this.before.push(NONE);
  }

  /** What an expansion is for; `undefined` when there is none with this slug. */
  baseOf(slug: string): string | undefined {
    const number = this.numberOf(slug);
    return number === undefined ? undefined : this.bases.at(number);
  }

  /** By slug, ascending. */
  *ascending(): Generator<{ number: number; slug: string; base: string; line: number }> {
    for (const number of this.numbersBySlug())
      yield {
        number,
        slug: this.slugOf(number),
        base: this.bases.at(number) ?? '',
        line: this.lines.at(number),
      };
  }

  /** To be called for the expansions of a game in the order in which they are shown. */
  extend(game: number, expansion: number): void {
    this.before.set(expansion, this.lastOf.get(game) ?? NONE);
    this.lastOf.set(game, expansion);
  }

  of(game: number): ExpansionRecord[] {
    const found: ExpansionRecord[] = [];
    let number = this.lastOf.get(game) ?? NONE;
    for (; number !== NONE; number = this.before.at(number))
      found.push(JSON.parse(this.records.at(number) ?? '') as ExpansionRecord);
    return found.reverse();
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
