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
    fc.tuple(title, fc.nat()).map(([text, seed]) =>
      text
        .split(' ')
        .sort((a, b) => ((a.length * 7 + seed) % 5) - ((b.length * 7 + seed) % 5))
        .join(' '),
    ),
    title.map(text => text.replaceAll(' ', '')),
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
