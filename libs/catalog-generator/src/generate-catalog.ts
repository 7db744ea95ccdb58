import { join } from 'node:path';
import { RESOURCES, type Resource } from '#libs/catalog';
import { sourceFile } from '#libs/catalog-source';
import { makePeople, makePublishers } from './make-people-and-publishers.js';
import { makeExpansions } from './make-expansions.js';
import { makeGame } from './make-game.js';
import { NdjsonFile } from './ndjson-file.js';
import { Random } from './random.js';
import { CATEGORIES, MECHANICS } from './terms.data.js';
import { FormerTitles } from './titles/former-titles.js';
import { makeSeries, type SeriesTitle } from './titles/make-series.js';
import { Vocabulary } from './titles/vocabulary.js';
import { UniqueSlugs } from './unique-slugs.js';

const GAMES_PER_PERSON = 4;
const GAMES_PER_PUBLISHER = 40;

type Counts = Record<Resource, number>;

/**
 * Writes a made-up catalog into `folder`: the same bytes for the same `games` and `seed`. Only slugs stay in memory.
 * @returns how many records each file has
 */
export async function generateCatalog(
  folder: string,
  games: number,
  seed: string,
  onGame: () => void,
): Promise<Counts> {
  const random = new Random(seed);
  const words = new Vocabulary(random);
  const slugs = new UniqueSlugs();
  const formerTitles = new FormerTitles(new Random(`${seed} former titles`));
  const counts = Object.fromEntries(RESOURCES.map(resource => [resource, 0])) as Counts;
  const files = Object.fromEntries(
    RESOURCES.map(resource => [resource, new NdjsonFile(join(folder, sourceFile(resource)))]),
  ) as Record<Resource, NdjsonFile>;
  const write = async (resource: Resource, record: { readonly id: string }): Promise<string> => {
    counts[resource]++;
    await files[resource].write(record);
    return record.id;
  };

  for (const mechanic of MECHANICS) await write('mechanics', mechanic);
  for (const category of CATEGORIES) await write('categories', category);
  const referenced = { publishers: [] as string[], people: [] as string[] };
  for (const publisher of makePublishers(random, words.names, Math.ceil(games / GAMES_PER_PUBLISHER)))
    referenced.publishers.push(await write('publishers', publisher));
  for (const person of makePeople(random, words.names, Math.ceil(games / GAMES_PER_PERSON)))
    referenced.people.push(await write('people', person));
  for (const own of titles(words, games)) {
    const made = makeGame(words, own, slugs, referenced);
    const game = { ...made, aliases: formerTitles.addTo(made.aliases, made.name.en) };
    await write('games', game);
    for (const expansion of makeExpansions(words, slugs, game, own.title))
      await write('expansions', expansion);
    onGame();
  }
  for (const resource of RESOURCES) await files[resource].close();
  return counts;
}

function* titles(words: Vocabulary, count: number): Generator<SeriesTitle> {
  for (let left = count; left > 0;)
    for (const title of makeSeries(words)) {
      if (left-- === 0) return;
      yield title;
    }
}
