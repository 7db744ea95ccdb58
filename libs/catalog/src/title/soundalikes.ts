/** Digits that are typed for words, of which the titles of games have many. */
const HEARD_DIGITS: Readonly<Record<string, string>> = { '2': 'to', '4': 'for' };

/** What sounds alike, at least in one of the languages, although more letters differ than a typo changes. */
const HEARD_LETTERS: readonly (readonly [typed: string, meant: string])[] = [
  ['cks', 'x'],
  ['ks', 'x'],
  ['chs', 'x'],
  ['f', 'ph'],
  ['ph', 'f'],
  ['kw', 'qu'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['sch', 'sh'],
];

/**
 * How people may write what they only heard: "race for the galaxy" of "race 4 the galaxy", "dixit" of "dicksit". Not the words as
 * they are. A few forms, each with one sound written in another way wherever it occurs.
 * @param words folded
 * @returns without spaces, each once
 */
export function soundalikes(words: readonly string[]): string[] {
  const joined = words.join('');
  const forms = [
    words.map(word => HEARD_DIGITS[word] ?? word).join(''),
    ...HEARD_LETTERS.map(([typed, meant]) => joined.replaceAll(typed, meant)),
  ];
  return [...new Set(forms)].filter(form => form !== joined);
}
