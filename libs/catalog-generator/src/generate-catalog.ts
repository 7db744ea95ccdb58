import { RESOURCES, type Resource } from '#libs/catalog';
import { CatalogSource, writeRecords, type RecordTypes } from '#libs/catalog-source';
import { GameMaker, type Ingredients } from './make-games.js';
import { Random } from './random.js';
import { TitleMixer } from './title-mixer.js';
import { UniqueSlugs } from './unique-slugs.js';
import { WordMixer } from './word-mixer.js';

const GAMES_PER_PERSON = 4;
const GAMES_PER_PUBLISHER = 40;

export interface GenerateOptions {
  /** The source that the records are made from: its titles, names and terms are recombined. */
  readonly from: string;
  /** The folder to write into. */
  readonly to: string;
  readonly games: number;
  readonly seed: string;
  readonly onGame?: () => void;
}

/**
 * Writes a made-up catalog: the same bytes for the same source, number of games and seed. Terms and publishers of the
 * source come along; people, games and expansions are all made up.
 * @returns how many records each file has
 * @throws SourceRefused when `from` is no valid source
 */
export async function generateCatalog(options: GenerateOptions): Promise<Record<Resource, number>> {
  const { from, to, games, seed, onGame } = options;
  const source = await CatalogSource.open(from);
  const random = new Random(seed);
  const read = <R extends Resource>(resource: R): Promise<RecordTypes[R][]> =>
    Array.fromAsync(source.records(resource));
  const people = makePeople(random, await read('people'), Math.ceil(games / GAMES_PER_PERSON));
  const publishers = makePublishers(random, await read('publishers'), Math.ceil(games / GAMES_PER_PUBLISHER));
  const maker = new GameMaker(random, await readIngredients(source, random, people));
  const expansions: RecordTypes['expansions'][] = [];
  function* makeGames(): Generator<RecordTypes['games']> {
    for (let left = games; left > 0; left--) {
      const game = maker.game();
      expansions.push(...maker.expansions(game));
      yield game;
      onGame?.();
    }
  }

  const written = {
    mechanics: await read('mechanics'),
    categories: await read('categories'),
    awards: [],
    series: [],
    publishers,
    people,
    games: makeGames(),
    // After the games that they extend.
    expansions,
  } satisfies Record<Resource, Iterable<object>>;
  const counts = {} as Record<Resource, number>;
  for (const resource of Object.keys(written) as Resource[])
    counts[resource] = await writeRecords(to, resource, written[resource]);
  return Object.fromEntries(RESOURCES.map(resource => [resource, counts[resource]])) as typeof counts;
}

async function readIngredients(
  source: CatalogSource,
  random: Random,
  people: readonly RecordTypes['people'][],
): Promise<Ingredients> {
  const [games, expansions] = [
    await Array.fromAsync(source.records('games')),
    await Array.fromAsync(source.records('expansions')),
  ];
  if (!isFilled(games) || !isFilled(expansions)) throw new Error('a source without games makes no catalog');
  const titles = new TitleMixer(
    random,
    [...games, ...expansions].map(({ name }) => name),
  );
  return { games, expansions, people: people.map(({ id }) => id), titles };
}

/** The first name of one and the last name of another, or one made up from two. Two people may share a name; their slugs differ. */
function makePeople(
  random: Random,
  known: readonly RecordTypes['people'][],
  count: number,
): RecordTypes['people'][] {
  const slugs = new UniqueSlugs();
  const lastNames = new WordMixer(
    random,
    known.map(({ name }) => name.slice(name.indexOf(' ') + 1)),
  );
  return Array.from({ length: count }, () => {
    const [first] = (known[random.between(0, known.length - 1)]?.name ?? '').split(' ');
    const name = `${first} ${random.chance(0.3) ? lastNames.used() : lastNames.coin()}`;
    return { id: slugs.claim(name), name };
  });
}

/** The known ones, which editions name, and more of them up to `count`. */
function makePublishers(
  random: Random,
  known: readonly RecordTypes['publishers'][],
  count: number,
): RecordTypes['publishers'][] {
  const slugs = new UniqueSlugs(known.map(({ id }) => id));
  const names = new WordMixer(
    random,
    known.map(({ name }) => name),
  );
  const more = Array.from({ length: Math.max(0, count - known.length) }, () => {
    const name = names.mix(known[random.between(0, known.length - 1)]?.name ?? '');
    return { id: slugs.claim(name), name };
  });
  return [...known, ...more];
}

function isFilled<T>(items: T[]): items is [T, ...T[]] {
  return items.length > 0;
}
