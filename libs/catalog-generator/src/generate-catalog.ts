import type { Resource } from '#libs/catalog';
import {
  CatalogSource,
  SlugRegister,
  sourceFile,
  SourceRefused,
  writeRecords,
  type RecordTypes,
} from '#libs/catalog-source';
import { GameMaker } from './game-maker.js';
import { Random } from './random.js';
import { TitleMixer } from './title-mixer.js';
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
 * @throws SourceRefused when `from` is no valid source, or has no game, expansion, person or publisher
 */
export async function generateCatalog(options: GenerateOptions): Promise<Record<Resource, number>> {
  const { from, to, games, seed, onGame } = options;
  const source = await CatalogSource.open(from);
  const random = new Random(seed);
  const people = makePeople(random, await readSome(source, 'people'), Math.ceil(games / GAMES_PER_PERSON));
  const knownPublishers = await readSome(source, 'publishers');
  const publishers = makePublishers(random, knownPublishers, Math.ceil(games / GAMES_PER_PUBLISHER));
  const models = { games: await readSome(source, 'games'), expansions: await readSome(source, 'expansions') };
  const titles = new TitleMixer(
    random,
    [...models.games, ...models.expansions].map(({ name }) => name),
  );
  const maker = new GameMaker(random, { ...models, people: people.map(({ id }) => id), titles });
  const expansions: RecordTypes['expansions'][] = [];
  function* makeGames(): Generator<RecordTypes['games']> {
    for (let left = games; left > 0; left--) {
      const game = maker.game();
      expansions.push(...maker.expansions(game));
      yield game;
      onGame?.();
    }
  }

  // In this order: expansions are made with the games that they extend.
  const records: Record<Resource, Iterable<object> | AsyncIterable<object>> = {
    games: makeGames(),
    expansions,
    mechanics: source.records('mechanics'),
    categories: source.records('categories'),
    publishers,
    people,
    awards: [],
    series: [],
  };
  const counts = {} as Record<Resource, number>;
  for (const resource of Object.keys(records) as Resource[])
    counts[resource] = await writeRecords(to, resource, records[resource]);
  return counts;
}

/** The records of a list, of which there must be one at least. */
async function readSome<R extends Resource>(
  source: CatalogSource,
  resource: R,
): Promise<[RecordTypes[R], ...RecordTypes[R][]]> {
  const [first, ...others] = await Array.fromAsync(source.records(resource));
  if (first !== undefined) return [first, ...others];
  const message = 'is empty; a catalog is made out of at least one record of it';
  throw new SourceRefused([{ file: sourceFile(resource), line: 0, field: '', message }], 1);
}

/** The first name of one and the last name of another, or one made up from two. Two people may share a name; their slugs differ. */
function makePeople(
  random: Random,
  known: readonly [RecordTypes['people'], ...RecordTypes['people'][]],
  count: number,
): RecordTypes['people'][] {
  const slugs = new SlugRegister();
  const lastNames = new WordMixer(
    random,
    known.map(({ name }) => name.slice(name.indexOf(' ') + 1)),
  );
  return Array.from({ length: count }, () => {
    const [first] = random.pick(known).name.split(' ');
    const name = `${first} ${random.chance(0.3) ? lastNames.used() : lastNames.coin()}`;
    return { id: slugs.claim(name), name };
  });
}

/** The known ones, which editions name, and more of them up to `count`. */
function makePublishers(
  random: Random,
  known: readonly [RecordTypes['publishers'], ...RecordTypes['publishers'][]],
  count: number,
): RecordTypes['publishers'][] {
  const slugs = new SlugRegister(known.map(({ id }) => id));
  const names = new WordMixer(
    random,
    known.map(({ name }) => name),
  );
  const more = Array.from({ length: Math.max(0, count - known.length) }, () => {
    const name = names.mix(random.pick(known).name);
    return { id: slugs.claim(name), name };
  });
  return [...known, ...more];
}
