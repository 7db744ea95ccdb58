import { CYRILLIC, GREEK, HAN, HANGUL } from '../words/names.data.js';
import { makeSubtitle, makeTitle } from './make-title.js';
import { withSubtitle, type Title } from './title.js';
import type { Vocabulary } from './vocabulary.js';

const alphabets = [CYRILLIC, GREEK].map(list => new Map(pairs(list.split(' '))));
const syllabaries = [HAN, HANGUL].map(list => [...list]);

/** Former and alternative titles: most games have none. */
export function makeAliases(words: Vocabulary, title: Title): string[] {
  const { random } = words;
  const aliases = new Set<string>();
  if (random.chance(0.04)) aliases.add(makeTitle(words)('en'));
  if (random.chance(0.04)) aliases.add(withSubtitle(title, makeSubtitle(words))('en'));
  if (random.chance(0.04) && !title('en').startsWith('The ')) aliases.add(`The ${title('en')}`);
  if (random.chance(0.03)) aliases.add(foreign(words));
  return [...aliases];
}

/** A title in a script without a Latin letter. */
function foreign({ random, names }: Vocabulary): string {
  if (random.chance(0.5)) {
    const alphabet = alphabets[random.between(0, 1)];
    const name = [...`${names.invent()} ${names.invent()}`.normalize('NFD').replace(/\p{M}/gu, '')];
    return name.map(letter => alphabet?.get(letter.toLowerCase()) ?? letter).join('');
  }
  const syllables = syllabaries[random.between(0, 1)] ?? [];
  const length = random.between(3, 6);
  return Array.from({ length }, () => syllables[random.between(0, syllables.length - 1)] ?? '').join('');
}

function pairs(items: readonly string[]): [string, string][] {
  return items.flatMap((item, place) => (place % 2 === 0 ? [[item, items[place + 1] ?? item]] : []));
}
