import type { Adjective, Count, Noun, Thing, Translated } from '../grammar/grammar.js';
import type { Random } from '../random.js';
import { THE_ADJECTIVES, THE_NOUNS } from '../words/read-table.js';
import { Names } from './names.js';
import { capital } from './title.js';

const SHARE_OF_PLURALS = 0.4;
const SHARE_OF_QUALITIES = 0.2;

/** The words of titles, each picked as often as it should occur. */
export class Vocabulary {
  readonly names: Names;
  private latest: Translated<Noun> | undefined;

  constructor(readonly random: Random) {
    this.names = new Names(random);
  }

  name(): string {
    return this.names.pick();
  }

  /** Never the same noun twice in a row: no title is "Castle of Castles". */
  noun(): Translated<Noun> {
    const before = this.latest;
    do this.latest = this.random.pickCommon(THE_NOUNS);
    while (this.latest === before);
    return this.latest;
  }

  adjective(): Translated<Adjective> {
    return this.random.pickCommon(THE_ADJECTIVES);
  }

  /** A noun in the singular or plural, sometimes with an adjective. */
  thing(): Thing {
    return this.plainThing(
      this.random.chance(SHARE_OF_PLURALS) ? 'plural' : 'singular',
      this.random.chance(SHARE_OF_QUALITIES) ? this.adjective() : undefined,
    );
  }

  plainThing(count: Count, adjective?: Translated<Adjective>): Thing {
    return { noun: this.noun(), adjective, count };
  }

  /** Two nouns in one word that is in no dictionary: "Wolfgate". */
  brand(): string {
    const first = capital(this.noun().en.singular);
    return this.random.chance(0.5) ? first + this.noun().en.singular : this.names.inventBrand(first);
  }
}
