import { tierScore, type TitleQuery } from '#libs/catalog';
import { constant, type Clause } from './constant.js';

/** "go" finds Go West before Goa: the title continues with a new word. */
export function leadingWords({ forms, words }: TitleQuery): Clause {
  return constant(
    tierScore('leading words', words.length),
    anyPrefix(
      'titles.exact',
      forms.exact.map(form => `${form} `),
    ),
  );
}

/** "terraf" finds Terraforming Mars; "duell" does not begin Duel Lords. */
export function leadingLetters({ beginnings, overrun, words }: TitleQuery): Clause {
  const begun = anyPrefix('titles.joined', beginnings);
  const ended = overrun === undefined ? [] : [anyPrefix('titles.exact', [overrun])];
  return constant(
    tierScore('leading letters', words.length),
    ended.length === 0 ? begun : { bool: { filter: [begun], must_not: ended } },
  );
}

function anyPrefix(field: string, prefixes: readonly string[]): Clause {
  const clauses: Clause[] = prefixes.map(value => ({ prefix: { [field]: { value } } }));
  return clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { should: clauses } };
}
