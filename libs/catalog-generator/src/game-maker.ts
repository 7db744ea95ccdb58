import type { Localized } from '#libs/catalog';
import { SlugRegister, type RecordTypes } from '#libs/catalog-source';
import type { Random } from './random.js';
import { hasSubtitle, mapTitle, type TitleMixer } from './title-mixer.js';

type Game = RecordTypes['games'];
type Expansion = RecordTypes['expansions'];

/** Games that have the title of an earlier one: with it, one in thirty shares its title, as in real catalogs. */
const SHARE_OF_EQUAL_TITLES = 0.015;
/** Of the titles with a subtitle, those that continue the title of an earlier game. */
const SHARE_OF_SEQUELS = 0.5;
/** Games that once had the present title of another one: "Combat", "Casino". */
const SHARE_OF_FORMER_TITLES = 0.02;
const TITLES_REMEMBERED = 10_000;
const SHARE_OF_EXTENDED_GAMES = 0.085;
const SHARE_OF_ENDLESS_SERIES = 0.0001;
const SHARE_OF_NESTED = 0.05;
/** The first sentence, which is as long as descriptions of sources that are not written by hand. */
const FIRST_SENTENCE = /^.*?[.!?](?= |$)/s;

/** What made-up games refer to, and are made from. */
export interface Ingredients {
  readonly games: readonly [Game, ...Game[]];
  readonly expansions: readonly [Expansion, ...Expansion[]];
  readonly people: readonly string[];
  readonly titles: TitleMixer;
}

/** Makes games one by one. Slugs and the first titles stay in memory, games do not. */
export class GameMaker {
  private readonly slugs = new SlugRegister();
  private readonly earlier: Localized[] = [];

  constructor(
    private readonly random: Random,
    private readonly from: Ingredients,
  ) {}

  /** A game with the numbers of one game, the categories of another, and a title of its own or of a series. */
  game(): Game {
    const { random, from } = this;
    const [model, other] = [random.pick(from.games), random.pick(from.games)];
    const { name, aliases } = this.title(model);
    const former = random.chance(SHARE_OF_FORMER_TITLES) ? this.earlierTitle()?.en : undefined;
    this.remember(name);
    return {
      id: this.slugs.claim(name.en, model.yearPublished),
      name,
      description: mapTitle(model.description, text => FIRST_SENTENCE.exec(text)?.[0] ?? text),
      yearPublished: model.yearPublished,
      editions: this.editions(model),
      players: model.players,
      playtime: model.playtime,
      minAge: model.minAge,
      complexity: model.complexity ?? null,
      languages: [...new Set([...model.languages, ...Object.keys(name)])],
      publisher: model.publisher,
      designers: random.pickFavorites(from.people, model.designers.length),
      illustrators: random.pickFavorites(from.people, model.illustrators.length),
      categories: other.categories,
      mechanics: model.mechanics,
      aliases: [...new Set([...aliases, former ?? name.en])].filter(alias => alias !== name.en),
    };
  }

  /** The expansions of a game: most have none, the others two on average, a few have hundreds. */
  expansions(game: Game): Expansion[] {
    const { random, from } = this;
    const made: Expansion[] = [];
    for (let left = this.howMany(); left > 0; left--) {
      const model = random.pick(from.expansions);
      const name = from.titles.sequel(game.name, model.name);
      const last = made.at(-1);
      made.push({
        id: this.slugs.claim(name.en, model.yearPublished),
        name,
        yearPublished: model.yearPublished,
        languages: model.languages,
        baseGame: last !== undefined && random.chance(SHARE_OF_NESTED) ? last.id : game.id,
      });
    }
    return made;
  }

  private title({ name, aliases }: Game): { name: Localized; aliases: readonly string[] } {
    const { random } = this;
    const { titles } = this.from;
    const earlier = this.earlierTitle();
    if (earlier !== undefined) {
      if (random.chance(SHARE_OF_EQUAL_TITLES)) return { name: earlier, aliases: [] };
      if (hasSubtitle(name) && random.chance(SHARE_OF_SEQUELS))
        return { name: titles.sequel(earlier, name), aliases: [] };
    }
    return titles.mix(name, aliases);
  }

  /** The first far more often: few series are long. */
  private earlierTitle(): Localized | undefined {
    return this.earlier[Math.floor(this.random.next() ** 2 * this.earlier.length)];
  }

  private remember(name: Localized): void {
    if (this.earlier.length < TITLES_REMEMBERED) this.earlier.push(name);
  }

  /** Most games of a large catalog are printed once, unlike the best-known ones. */
  private editions({ editions }: Game): Game['editions'] {
    if (typeof editions === 'number' || editions === null) return editions;
    // A title on a box is that of the game it was made from.
    return editions.slice(0, this.random.zipf(3)).map(({ title: _, ...edition }) => edition);
  }

  private howMany(): number {
    const { random } = this;
    if (random.chance(SHARE_OF_ENDLESS_SERIES)) return random.between(100, 500);
    if (!random.chance(SHARE_OF_EXTENDED_GAMES)) return 0;
    let count = 1;
    while (random.chance(0.5)) count++;
    return count;
  }
}
