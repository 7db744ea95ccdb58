import { QUERY_CLASSES } from '../queries/classes.data.js';
import { makeQueries } from '../queries/make-queries.js';

const TYPOS = ['one edit: insertion', 'one edit: deletion', 'one edit: substitution', 'one edit: swap'];

/** Found in part alone, as people type; and what is not found, which takes the longest. */
const IN_PART = ['title and generic words', 'another subtitle', 'junk'];

/** What is asked for speed: the same number of titles that are exact, misspelled, found in part; and the slugs of the first. */
export interface Questions {
  readonly exact: readonly string[];
  readonly typos: readonly string[];
  readonly inPart: readonly string[];
  readonly slugs: readonly string[];
}

export async function speedQuestions(source: string): Promise<Questions> {
  const names = ['exact', ...TYPOS, ...IN_PART];
  const classes = QUERY_CLASSES.filter(({ name }) => names.includes(name));
  const queries = await makeQueries(source, classes);
  const exact = queries.filter(query => query.in === 'exact');
  // One kind after the other would measure them in different states of the machine.
  const inTurns = (kinds: readonly string[]): string[] => {
    const byKind = kinds.map(kind => queries.filter(query => query.in === kind));
    return exact
      .map((_, turn) => byKind[turn % byKind.length]?.[turn]?.text ?? '')
      .filter(text => text !== '');
  };
  return {
    exact: exact.map(({ text }) => text),
    typos: inTurns(TYPOS),
    inPart: inTurns(IN_PART),
    slugs: exact.flatMap(({ expected }) =>
      expected.kind === 'any of' ? [...expected.slugs].slice(0, 1) : [],
    ),
  };
}
