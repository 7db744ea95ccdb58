import fc from 'fast-check';
import { MAX_QUERY_LENGTH } from '#libs/catalog';
import { TYPO_KINDS, withTypo } from '#libs/testing';

/** What people type: titles that are complete, cut, shuffled, joined, split, misspelled once or twice, and nonsense. */
export function queriesFrom(titles: readonly string[]): fc.Arbitrary<string> {
  const title = fc.constantFrom(...titles);
  const edit = fc.record({
    kind: fc.constantFrom(...TYPO_KINDS),
    place: fc.nat(60),
    letter: fc.constantFrom(...'aeinrst'),
  });
  const misspelled = (atMost: number) =>
    fc
      .tuple(title, fc.array(edit, { minLength: 1, maxLength: atMost }))
      .map(([text, edits]) =>
        edits.reduce(
          (typed, { kind, place, letter }) =>
            withTypo(typed, kind, place % Math.max(1, [...typed].length), letter),
          text,
        ),
      );
  const query = fc.oneof(
    title,
    { weight: 3, arbitrary: misspelled(1) },
    { weight: 2, arbitrary: misspelled(3) },
    fc.tuple(title, fc.nat(30)).map(([text, length]) => [...text].slice(0, 1 + length).join('')),
    // The last word runs on into the next one.
    fc.tuple(title, fc.nat(30)).map(([text, length]) => text.slice(0, 1 + length).replace(/ (?=\S*$)/, '')),
    fc.tuple(title, fc.nat()).map(([text, seed]) =>
      text
        .split(' ')
        .sort((a, b) => ((a.length * 7 + seed) % 5) - ((b.length * 7 + seed) % 5))
        .join(' '),
    ),
    title.map(text => text.replaceAll(' ', '')),
    fc
      .tuple(fc.constantFrom('seven', 'zwei', 'iii', '4th', 'trois', 'ten'), title)
      .map(parts => parts.join(' ')),
    title.map(text => text.replace(/\b[2-4]\b/, digit => ['two', 'three', 'IV'][Number(digit) - 2] ?? '')),
    fc.tuple(title, fc.nat(20)).map(([text, place]) => `${text.slice(0, place)} ${text.slice(place)}`),
    fc
      .tuple(title, title)
      .map(([one, other]) => `${one.split(' ')[0] ?? ''} ${other.split(' ').at(-1) ?? ''}`),
    // More words than are looked up, some of them several times, the last one unfinished.
    fc.tuple(fc.array(title, { minLength: 2, maxLength: 12 }), fc.nat(5)).map(([texts, missing]) =>
      texts
        .join(' ')
        .slice(0, MAX_QUERY_LENGTH)
        .slice(0, -1 - missing),
    ),
    fc
      .tuple(title, fc.integer({ min: 2, max: 20 }), fc.nat(12))
      .map(
        ([text, times, length]) => `${`${text.split(' ')[0] ?? ''} `.repeat(times)}${text.slice(0, length)}`,
      ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  );
  return query.filter(text => text.trim() !== '');
}

/** Words that say nothing, and some that say something else. */
const MORE_WORDS = [
  'board game',
  'jeu de société',
  'das Kartenspiel',
  'deutsch',
  'second edition',
  'of dragons',
  'xyzzy',
  '3',
];

/** What people type beyond a title: more words, other words, another subtitle, a typo more. */
export function longerQueriesFrom(titles: readonly string[]): fc.Arbitrary<string> {
  const title = fc.constantFrom(...titles);
  const more = fc.constantFrom(...MORE_WORDS);
  const beginning = title.map(text => text.split(/[:–] /)[0] ?? text);
  const query = fc.oneof(
    fc.tuple(title, more).map(parts => parts.join(' ')),
    fc.tuple(more, title).map(parts => parts.join(' ')),
    fc.tuple(beginning, title).map(([head, other]) => `${head}: ${other.split(' ').at(-1) ?? ''} xyzzy`),
    fc
      .tuple(title, title)
      .map(([one, other]) => `${one.split(' ').slice(1).join(' ')} ${other.split(' ')[0] ?? ''}`),
    fc
      .tuple(title, fc.nat(20), more)
      .map(([text, place, word]) => `${withTypo(text, 'swap', place % text.length, 'e')} ${word}`),
    fc.tuple(title, fc.nat(20), fc.nat(20)).map(([text, one, two]) => {
      const word = text.split(' ')[0] ?? text;
      return withTypo(
        withTypo(word, 'substitution', one % word.length, 'e'),
        'deletion',
        two % word.length,
        'e',
      );
    }),
  );
  return query.filter(text => text.trim() !== '');
}
