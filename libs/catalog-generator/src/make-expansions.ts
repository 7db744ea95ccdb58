import type { RecordTypes } from '#libs/catalog-source';
import { publishedNames, type GeneratedGame } from './make-game.js';
import type { Random } from './random.js';
import { makeSubtitle } from './titles/make-title.js';
import { withSubtitle, type Title } from './titles/title.js';
import type { Vocabulary } from './titles/vocabulary.js';
import type { UniqueSlugs } from './unique-slugs.js';

const SHARE_OF_EXTENDED_GAMES = 0.085;
const SHARE_OF_ENDLESS_SERIES = 0.0001;
const SHARE_OF_NESTED = 0.05;

/** The expansions of one game: most have none, the others two on average, a few have hundreds. */
export function makeExpansions(
  words: Vocabulary,
  slugs: UniqueSlugs,
  game: GeneratedGame,
  title: Title,
): RecordTypes['expansions'][] {
  const { random } = words;
  const expansions: RecordTypes['expansions'][] = [];
  for (let left = howMany(random); left > 0; left--) {
    const expansionTitle = withSubtitle(title, makeSubtitle(words));
    const name = publishedNames(random, expansionTitle);
    const yearPublished = Math.min(game.yearPublished + random.between(0, 15), 2_026);
    const last = expansions.at(-1);
    expansions.push({
      id: slugs.claim(expansionTitle('en'), yearPublished),
      name,
      yearPublished,
      languages: Object.keys(name),
      baseGame: last !== undefined && random.chance(SHARE_OF_NESTED) ? last.id : game.id,
    });
  }
  return expansions;
}

function howMany(random: Random): number {
  if (random.chance(SHARE_OF_ENDLESS_SERIES)) return random.between(100, 500);
  if (!random.chance(SHARE_OF_EXTENDED_GAMES)) return 0;
  let count = 1;
  while (random.chance(0.5)) count++;
  return count;
}
