import { GrowingArray, PackedTexts } from '#libs/packed';
import { KnownRecords } from './known-records.js';
import type { RecordTypes } from './records.js';

type ExpansionRecord = RecordTypes['expansions'];

/** The expansions of a source, as JSON: each is needed once more, for the game that it extends. Their schema keeps them far below the longest packed text. */
export class KnownExpansions extends KnownRecords {
  private readonly records = new PackedTexts();
  private readonly bases = new PackedTexts();
  private readonly lines = new GrowingArray();
  /** Numbers of expansions by game, slugs ascending. */
  private readonly byGame = new Map<string, number[]>();

  addRecord(record: ExpansionRecord, line: number): void {
    this.add(record.id);
    this.records.add(JSON.stringify(record));
    this.bases.add(record.baseGame);
    this.lines.push(line);
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
  extend(game: string, expansion: number): void {
    const group = this.byGame.get(game);
    if (group) group.push(expansion);
    else this.byGame.set(game, [expansion]);
  }

  of(game: string): ExpansionRecord[] {
    return (this.byGame.get(game) ?? []).map(
      number => JSON.parse(this.records.at(number) ?? '') as ExpansionRecord,
    );
  }
}
