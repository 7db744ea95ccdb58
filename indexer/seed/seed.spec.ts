import { beforeAll, describe, expect, it } from '@jest/globals';
import { eld } from 'eld/large';
import {
  LANGUAGES,
  RESOURCES,
  foldTitle,
  joinWords,
  type EntryTypes,
  type Localized,
  type Resource,
} from '#libs/catalog';
import { CatalogSource, editionsListedIn, type RecordTypes } from '#libs/catalog-source';

type Catalog = { [R in Resource]: EntryTypes[R][] };

const FOLDER = 'indexer/seed';
const EARLIEST = -5_000;
/** What is shown for a number that the source does not know. */
const UNKNOWN = 0;
/** More than this would be a chosen few of many: such a game names none (README). */
const MOST_ILLUSTRATORS = 12;
/** The language in which a jury of a country finds the games it chooses from. */
const LANGUAGE_OF_JURY: Readonly<Record<string, string>> = { DE: 'de', ES: 'es', FR: 'fr', IT: 'it' };
/** Slugs never change, so they outlive a title. */
const KEPT_SLUGS = ['galerapagos'];
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

let catalog: Catalog;
/** The games as they are written. */
let records: RecordTypes['games'][];

beforeAll(async () => {
  // Opening checks schemas, references, language codes and duplicate slugs.
  const source = await CatalogSource.open(FOLDER);
  const lists = await Promise.all(
    RESOURCES.map(async resource => [resource, await Array.fromAsync(source.entries(resource))]),
  );
  catalog = Object.fromEntries(lists) as Catalog;
  records = await Array.fromAsync(source.records('games'));
});

/** The ids of the games for which something is wrong; every test expects an empty list. */
function gamesWhere(isWrong: (game: EntryTypes['games']['item']) => boolean): string[] {
  return catalog.games.filter(({ item }) => isWrong(item)).map(({ item }) => item.id);
}

/** What is wrong with which game; every test expects an empty list. */
function wrongRecords(findFaults: (game: RecordTypes['games']) => readonly string[]): string[] {
  return records.flatMap(game => findFaults(game).map(fault => `${game.id}: ${fault}`));
}

function titled(): { id: string; name: Localized; languages: readonly string[]; yearPublished: number }[] {
  return [...catalog.games, ...catalog.expansions].map(({ item }) => item);
}

describe('The catalog that ships', () => {
  it.each<[Resource, number]>([
    ['games', 250],
    ['expansions', 200],
    ['mechanics', 60],
    ['categories', 50],
    ['publishers', 80],
    ['people', 250],
    ['awards', 10],
    ['series', 150],
  ])('has %s enough to be worth trying: at least %i', (resource, least) => {
    expect(catalog[resource].length).toBeGreaterThanOrEqual(least);
  });

  it('has plausible years', () => {
    const wrong = titled().filter(
      ({ yearPublished }) => yearPublished < EARLIEST || yearPublished > NEXT_YEAR,
    );
    expect(wrong).toEqual([]);
  });

  it('has no expansion older than its game', () => {
    const years = new Map(catalog.games.map(({ item }) => [item.id, item.yearPublished]));
    const wrong = catalog.expansions.filter(
      ({ item }) => item.yearPublished < (years.get(item.baseGame) ?? -Infinity),
    );
    expect(wrong.map(({ item }) => item.id)).toEqual([]);
  });

  it('has no award before the game, and none of the future', () => {
    expect(
      gamesWhere(({ awards, yearPublished }) =>
        awards.some(({ year }) => year < yearPublished || year > NEXT_YEAR),
      ),
    ).toEqual([]);
  });

  it('has awards only of juries in whose language the game was sold', () => {
    const countries = new Map(catalog.awards.map(({ item }) => [item.id, item.country]));
    const wrong = wrongRecords(({ awards = [], languages }) =>
      awards
        .filter(({ award }) => {
          const language = LANGUAGE_OF_JURY[countries.get(award) ?? ''];
          return language !== undefined && !languages.includes(language);
        })
        .map(({ award, year }) => `${award} ${year}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no chosen few of many illustrators', () => {
    expect(gamesWhere(({ illustratorIds }) => illustratorIds.length > MOST_ILLUSTRATORS)).toEqual([]);
  });

  it('has no game twice, under a title that differs only in its punctuation', () => {
    const seen = catalog.games.map(
      ({ item: { name, yearPublished } }) => `${joinWords(foldTitle(name.en))} ${yearPublished}`,
    );
    expect(seen.filter((game, index) => seen.indexOf(game) !== index)).toEqual([]);
  });

  it('says of no game that it is built on a later one', () => {
    const years = new Map(records.map(({ id, yearPublished }) => [id, yearPublished]));
    const wrong = wrongRecords(({ yearPublished, reimplements = [] }) =>
      reimplements.filter(earlier => (years.get(earlier) ?? -Infinity) > (yearPublished ?? Infinity)),
    );
    expect(wrong).toEqual([]);
  });

  it('has every expansion in the series of its game', () => {
    const series = new Map(catalog.games.map(({ item }) => [item.id, item.series]));
    const wrong = catalog.expansions.filter(({ item }) => item.series !== series.get(item.baseGame));
    expect(wrong.map(({ item }) => item.id)).toEqual([]);
  });

  it.each(['games', 'expansions'] as const)('has no two %s with one id of another catalog', list => {
    const ids = catalog[list].flatMap(({ item }) =>
      Object.entries(item.externalIds).map(pair => pair.join()),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has plausible numbers of players, minutes, ages and editions', () => {
    expect(
      gamesWhere(
        ({ players, playtime, minAge, editions }) =>
          players.max > 100 ||
          playtime.min < 1 ||
          playtime.max > 3_000 ||
          (minAge !== UNKNOWN && minAge < 2) ||
          minAge > 18 ||
          editions > 50,
      ),
    ).toEqual([]);
  });

  it('writes null for a number of a game that is not known, never 0', () => {
    const wrong = wrongRecords(({ yearPublished, players, playtime, minAge }) =>
      [yearPublished, minAge, ...[players, playtime].flatMap(range => [range?.min, range?.max])]
        .filter(number => number === UNKNOWN)
        .map(String),
    );
    expect(wrong).toEqual([]);
  });

  it('has a mechanic, a category and a language for every game', () => {
    expect(
      gamesWhere(
        ({ mechanics, categories, languages }) =>
          mechanics.length * categories.length * languages.length === 0,
      ),
    ).toEqual([]);
  });

  it('says of every title that the game was published in its language', () => {
    const wrong = titled().filter(({ name, languages }) =>
      Object.keys(name).some(language => language !== 'en' && !languages.includes(language)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has a title in every language of ours in which it was published', () => {
    const wrong = titled().filter(({ name, languages }) =>
      LANGUAGES.some(language => languages.includes(language) && name[language] === undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('lists the editions of every game', () => {
    expect(records.filter(({ editions }) => !Array.isArray(editions)).map(({ id }) => id)).toEqual([]);
  });

  it('rates the complexity of every game', () => {
    expect(gamesWhere(({ complexity }) => complexity === UNKNOWN)).toEqual([]);
  });

  it('has the languages of its editions, and no others', () => {
    const wrong = wrongRecords(game => {
      const languages = [...new Set(editionsListedIn(game).flatMap(edition => edition.languages))].sort();
      return languages.join() === [...game.languages].sort().join() ? [] : [languages.join()];
    });
    expect(wrong).toEqual([]);
  });

  it('has no edition older than the game', () => {
    const wrong = wrongRecords(game =>
      editionsListedIn(game).flatMap(({ year }) =>
        year !== undefined && year < (game.yearPublished ?? year) ? [String(year)] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no edition twice', () => {
    const wrong = wrongRecords(game => {
      const written = editionsListedIn(game).map(edition => JSON.stringify(edition));
      return written.filter((edition, index) => written.indexOf(edition) !== index);
    });
    expect(wrong).toEqual([]);
  });

  it('describes every game in exactly the languages of its titles', () => {
    expect(
      gamesWhere(({ name, description }) => Object.keys(name).join() !== Object.keys(description).join()),
    ).toEqual([]);
  });

  it('has descriptions of at least 80 characters, each its own', () => {
    const texts = catalog.games.flatMap(({ item }) => Object.values(item.description));
    expect(texts.filter(text => text.length < 80)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has every description in the language it claims', () => {
    eld.setLanguageSubset([...LANGUAGES]);
    const claims = catalog.games.flatMap(({ item }) =>
      Object.entries(item.description).map(([language, text]) => ({ id: item.id, language, text })),
    );
    expect(claims.filter(({ language, text }) => eld.detect(text).language !== language)).toEqual([]);
  });

  it('labels every term in all five languages', () => {
    const terms = [...catalog.mechanics, ...catalog.categories];
    const wrong = terms.filter(({ item }) => Object.keys(item.label).length !== LANGUAGES.length);
    expect(wrong).toEqual([]);
  });

  it('has nothing that no game refers to', () => {
    const games = catalog.games.map(({ item }) => item);
    const editions = records.flatMap(game => editionsListedIn(game).map(({ publisher }) => publisher));
    const used = new Set([
      ...games.flatMap(game => [...game.mechanics, ...game.categories, game.publisherId]),
      ...games.flatMap(({ awards, series }) => [...awards.map(({ award }) => award), series]),
      ...editions,
    ]);
    const unused = [
      ...catalog.mechanics,
      ...catalog.categories,
      ...catalog.publishers,
      ...catalog.awards,
      ...catalog.series,
    ]
      .map(({ item }) => item.id)
      .filter(id => !used.has(id));
    expect(unused).toEqual([]);
    expect(catalog.people.filter(({ item }) => item.roles.length === 0)).toEqual([]);
  });

  it('has slugs that are the folded English title', () => {
    const wrong = titled().filter(({ id, name, yearPublished }) => {
      const slug = foldTitle(name.en).replaceAll(' ', '-');
      return id !== slug && id !== `${slug}-${yearPublished}` && !KEPT_SLUGS.includes(id);
    });
    expect(wrong.map(({ id, name }) => `${id}: ${name.en}`)).toEqual([]);
  });

  it('repeats no title of a game among its aliases', () => {
    const wrong = catalog.games.filter(({ titles }) => {
      const aliases = titles.filter(({ language }) => language === undefined).map(({ text }) => text);
      const names = titles.filter(({ language }) => language !== undefined).map(({ text }) => text);
      return aliases.some(alias => names.includes(alias));
    });
    expect(wrong.map(({ item }) => item.id)).toEqual([]);
  });
});
