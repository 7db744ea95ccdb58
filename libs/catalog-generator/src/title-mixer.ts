import { LANGUAGES, type Language, type Localized } from '#libs/catalog';
import type { Random } from './random.js';
import { WordMixer } from './word-mixer.js';

/** Of the titles as short as "Ra" and "Go", which have no word to replace. */
const SHARE_OF_KEPT_SHORT = 0.25;
const LATIN = /\p{Script=Latin}/u;
const SHARE_OF_KEPT_FOREIGN = 0.2;
const SUBTITLE = /\s?: (.*)$/;

/** Makes titles out of those of a catalog. What is the same in two languages stays the same. */
export class TitleMixer {
  private readonly mixers: Readonly<Record<Language, WordMixer>>;

  constructor(
    private readonly random: Random,
    titles: readonly Localized[],
  ) {
    const mixer = (language: Language): WordMixer =>
      new WordMixer(
        random,
        titles.flatMap(title => title[language] ?? []),
      );
    this.mixers = Object.fromEntries(LANGUAGES.map(language => [language, mixer(language)])) as Record<
      Language,
      WordMixer
    >;
  }

  /** A title with the form of `model`, and aliases with the form of its aliases. */
  mix(model: Localized, aliases: readonly string[] = []): { name: Localized; aliases: string[] } {
    const replaced = new Map<string, string>();
    const name = mapTitle(model, (text, language) => this.mixers[language].mix(text, replaced));
    const isKept = name.en !== model.en || this.random.chance(SHARE_OF_KEPT_SHORT);
    const ending = isKept ? '' : ` ${this.mixers.en.coin()}`;
    return {
      name: mapTitle(name, text => text + ending),
      aliases: aliases.flatMap(alias => this.mixAlias(alias, replaced)),
    };
  }

  /** The main title of one game and the subtitle of another. */
  sequel(main: Localized, model: Localized): Localized {
    const { name } = this.mix(mapTitle(model, text => SUBTITLE.exec(text)?.[1] ?? text));
    return mapTitle(name, (text, language) => {
      const before = (main[language] ?? main.en).replace(SUBTITLE, '');
      return `${before}${language === 'fr' ? ' : ' : ': '}${text}`;
    });
  }

  private mixAlias(alias: string, replaced: Map<string, string>): string[] {
    if (!LATIN.test(alias)) return this.random.chance(SHARE_OF_KEPT_FOREIGN) ? [alias] : [];
    const mixed = this.mixers.en.mix(alias, replaced);
    return mixed === alias ? [] : [mixed];
  }
}

export function hasSubtitle(title: Localized): boolean {
  return SUBTITLE.test(title.en);
}

export function mapTitle(title: Localized, change: (text: string, language: Language) => string): Localized {
  const texts = Object.entries(title) as [Language, string][];
  return Object.fromEntries(
    texts.map(([language, text]) => [language, change(text, language)]),
  ) as unknown as Localized;
}
