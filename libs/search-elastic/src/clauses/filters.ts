import {
  parseTerm,
  setFilters,
  wordsOf,
  type FilterTypes,
  type Resource,
  type SetFilter,
  type FilterTerm,
} from '#libs/catalog';
import type { Clause } from './constant.js';

/** Every filter that is set, as clauses on its field that must all match. */
export function filterClauses<R extends Resource>(resource: R, filters: FilterTypes[R]): Clause[] {
  return setFilters(resource, filters).flatMap(filter => clausesOf(filter));
}

function clausesOf<R extends Resource>({ fieldName, parameter, value }: SetFilter<R>): Clause[] {
  switch (parameter.comparison) {
    case 'has':
      return wordsOf(value).map(term => termClause(fieldName, parseTerm(term)));
    case 'is among':
      return [{ terms: { [fieldName]: [...wordsOf(value)] } }];
    case 'at least':
      return [{ range: { [fieldName]: { gte: Number(value) } } }];
    case 'at most':
      return [{ range: { [fieldName]: { lte: Number(value) } } }];
    // For "contains" the field has a range, and a number matches when the range contains it.
    case 'equals':
    case 'contains':
      return [{ term: { [fieldName]: Number(value) } }];
  }
}

function termClause(fieldName: string, { anyOf, isExcluded }: FilterTerm): Clause {
  const [value, ...others] = anyOf;
  const any: Clause =
    others.length === 0 ? { term: { [fieldName]: value ?? '' } } : { terms: { [fieldName]: [...anyOf] } };
  return isExcluded ? { bool: { must_not: any } } : any;
}
