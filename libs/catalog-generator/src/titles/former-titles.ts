import type { Random } from '../random.js';

/**
 * How many games were once sold under the title of another game. In a catalog of 114,830 real games with all their
 * alternative titles such pairs are not rare: "Combat", "Casino".
 */
const SHARE = 0.02;
const TITLES_REMEMBERED = 1_000;

/** Gives some games the title of an earlier game as a former one. */
export class FormerTitles {
  private readonly earlier: string[] = [];

  /** @param random of its own, so that everything else is generated as before */
  constructor(private readonly random: Random) {}

  /** @returns the aliases of a game, maybe with one more; call it once for each game, in order */
  addTo(aliases: readonly string[], title: string): string[] {
    const former = this.earlier[this.random.between(0, Math.max(0, this.earlier.length - 1))];
    const isTaken = this.random.chance(SHARE) && former !== undefined && former !== title;
    if (this.earlier.length < TITLES_REMEMBERED) this.earlier.push(title);
    else this.earlier[this.random.between(0, TITLES_REMEMBERED - 1)] = title;
    return isTaken ? [...new Set([...aliases, former])] : [...aliases];
  }
}
