import { editDistance } from '#libs/catalog';

const MAX_EDITS = 2;

/** Names that other APIs use for our parameters. */
const KNOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  after: 'cursor',
  count: 'limit',
  lang: 'language',
  name: 'q',
  offset: 'cursor',
  page: 'cursor',
  page_size: 'limit',
  pagesize: 'limit',
  per_page: 'limit',
  query: 'q',
  search: 'q',
  size: 'limit',
  theme: 'category',
  title: 'q',
};

/** The parameter that was probably meant: the one that has this name in other APIs, else the nearest spelling. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const elsewhere = Object.hasOwn(KNOWN_ELSEWHERE, wanted) ? KNOWN_ELSEWHERE[wanted] : undefined;
  if (elsewhere !== undefined && known.includes(elsewhere)) return elsewhere;
  return nearestSpelling(name, known);
}

/** The nearest of `known`, in any letter case; nothing when none is near. */
export function nearestSpelling(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const [nearest] = known
    .map(candidate => ({ candidate, edits: editDistance(wanted, candidate.toLowerCase(), MAX_EDITS) }))
    // Half of the letters must be right; otherwise `q` would be suggested for any other letter.
    .filter(({ candidate, edits }) => edits <= MAX_EDITS && 2 * edits <= candidate.length)
    .sort((a, b) => a.edits - b.edits);
  return nearest?.candidate;
}
