import { QUERY_CLASSES } from '../queries/classes.data.js';
import { makeQueries } from '../queries/make-queries.js';

const TYPOS = ['one edit: insertion', 'one edit: deletion', 'one edit: substitution', 'one edit: swap'];

/** What is asked for speed: the same number of exact titles and of misspelled ones, with the slugs of the former. */
export interface Questions {
  readonly exact: readonly string[];
  readonly typos: readonly string[];
  readonly slugs: readonly string[];
}

export async function speedQuestions(source: string): Promise<Questions> {
  const classes = QUERY_CLASSES.filter(({ name }) => name === 'exact' || TYPOS.includes(name));
  const queries = await makeQueries(source, classes);
  const exact = queries.filter(query => query.in === 'exact');
  // One kind of typo after the other would measure them in different states of the machine.
  const byKind = TYPOS.map(kind => queries.filter(query => query.in === kind));
  const typos = exact.map((_, turn) => byKind[turn % byKind.length]?.[turn]?.text ?? '');
  return {
    exact: exact.map(({ text }) => text),
    typos: typos.filter(text => text !== ''),
    slugs: exact.flatMap(({ expected }) =>
      expected.kind === 'any of' ? [...expected.slugs].slice(0, 1) : [],
    ),
  };
}
