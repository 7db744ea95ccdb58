import { foldTitle, partialQuery, titleQuery, type Language } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import { pick } from './pick.js';
import type { Writer } from './query-class.js';

const GENERIC: Readonly<Record<Language, readonly string[]>> = {
  en: ['board game', 'card game', 'the board game', 'family game', 'edition', 'game expansion'],
  fr: ['jeu de société', 'le jeu de plateau', 'jeu de cartes', 'le jeu', 'extension', 'nouvelle édition'],
  de: ['brettspiel', 'das brettspiel', 'das kartenspiel', 'das spiel', 'erweiterung', 'neue auflage'],
  es: ['juego de mesa', 'el juego de cartas', 'juego de tablero', 'edición', 'expansión', 'nueva edición'],
  it: ['gioco da tavolo', 'il gioco di carte', 'gioco di società', 'espansione', 'nuova edizione'],
};
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** "ticket to ride board game europe". */
export const genericInTheMiddle: Writer = ({ text, language }, random) =>
  withWordsIn(text, pick(GENERIC[language ?? 'en'], random) ?? '', random);

/** "ticket to ride family europe": a word of another title, or of no language. */
export const unknownInTheMiddle: Writer = ({ text }, random, list) => {
  const other = pick(foldTitle(pick(list.titles, random)?.text ?? '').split(' '), random) ?? '';
  const word = random.chance(0.5) && /^\p{L}{4,}$/u.test(other) ? other : madeUp(random);
  return isTelling(word) ? withWordsIn(text, word, random) : undefined;
};

/** Between two parts of a title, each of which says which title is meant. */
function withWordsIn(text: string, words: string, random: Random): string | undefined {
  const own = foldTitle(text).split(' ');
  const places = own.flatMap((_, place) =>
    own.slice(0, place).some(isTelling) && own.slice(place).some(isTelling) ? [place] : [],
  );
  const place = pick(places, random);
  return place === undefined ? undefined : own.toSpliced(place, 0, words).join(' ');
}

function isTelling(word: string): boolean {
  return partialQuery(titleQuery(word)) !== undefined;
}

function madeUp(random: Random): string {
  const syllable = () => `${pick([...CONSONANTS], random)}${pick([...VOWELS], random)}`;
  return Array.from({ length: random.between(2, 3) }, syllable).join('');
}
