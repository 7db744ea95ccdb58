import type { RecordTypes } from '#libs/catalog-source';
import type { Random } from './random.js';
import type { Names } from './titles/names.js';
import { UniqueSlugs } from './unique-slugs.js';
import { FIRST_NAMES, LAST_NAMES } from './words/names.data.js';

const firstNames = FIRST_NAMES.split(' ');
const lastNames = LAST_NAMES.split(' ');

/** Two people may share a name; their slugs differ. */
export function* makePeople(random: Random, names: Names, count: number): Generator<RecordTypes['people']> {
  const slugs = new UniqueSlugs();
  for (let left = count; left > 0; left--) {
    const initial = random.chance(0.5) ? ` ${String.fromCharCode(random.between(65, 90))}.` : '';
    const last = random.chance(0.3) ? anyOf(random, lastNames) : names.invent();
    const name = `${anyOf(random, firstNames)}${initial} ${last}`;
    yield { id: slugs.claim(name), name };
  }
}

export function* makePublishers(
  random: Random,
  names: Names,
  count: number,
): Generator<RecordTypes['publishers']> {
  const slugs = new UniqueSlugs();
  for (let left = count; left > 0; left--) {
    const house = names.invent();
    const partner = anyOf(random, lastNames);
    const name = random.pick([
      `${house} Games`,
      `Éditions ${house}`,
      `${house} Spiele`,
      `${partner} & ${house}`,
      `Giochi ${house}`,
      house,
    ]);
    yield { id: slugs.claim(name), name };
  }
}

function anyOf(random: Random, words: readonly string[]): string {
  return words[random.between(0, words.length - 1)] ?? '';
}
