import type { RecordTypes } from '#libs/catalog-source';
import { makePlace } from './make-title.js';
import type { Random } from './random.js';
import { UniqueSlugs } from './unique-slugs.js';
import { FIRST_NAMES, LAST_NAMES } from './words.data.js';

/** Two people may share a name; their slugs differ. */
export function* makePeople(random: Random, count: number): Generator<RecordTypes['people']> {
  const slugs = new UniqueSlugs();
  for (let left = count; left > 0; left--) {
    const initial = random.chance(0.5) ? ` ${String.fromCharCode(random.between(65, 90))}.` : '';
    const last = random.chance(0.3) ? random.pick(LAST_NAMES) : makePlace(random);
    const name = `${random.pick(FIRST_NAMES)}${initial} ${last}`;
    yield { id: slugs.claim(name), name };
  }
}

export function* makePublishers(random: Random, count: number): Generator<RecordTypes['publishers']> {
  const slugs = new UniqueSlugs();
  for (let left = count; left > 0; left--) {
    const place = makePlace(random);
    const partner = random.pick(LAST_NAMES);
    const name = random.pick([
      `${place} Games`,
      `Éditions ${place}`,
      `${place} Spiele`,
      `${partner} & ${place}`,
      `Giochi ${place}`,
      place,
    ]);
    yield { id: slugs.claim(name), name };
  }
}
