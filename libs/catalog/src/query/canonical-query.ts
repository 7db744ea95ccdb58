import { setFilters, type FilterValue } from '../fields/fields.js';
import type { Resource } from '../model/resources.js';
import { SEARCH_SEMANTICS } from '../semantics.js';
import { titleForms } from '../title/fold-title.js';
import type { ListQuery } from './list-query.js';

/**
 * What decides which records match a query, as data for JSON. Queries that mean the same give the same: the order of
 * parameters and of their values does not matter, nor does the typography of `q`.
 */
export function canonicalQuery({ resource, filters, q }: ListQuery<Resource>): readonly unknown[] {
  return [
    SEARCH_SEMANTICS,
    resource,
    setFilters(resource, filters).map(({ name, value }) => [name, inAnyOrder(value)]),
    q === undefined ? null : titleForms(q).verbatim,
  ];
}

/** Several values of a filter mean the same in every order. */
function inAnyOrder(value: FilterValue): FilterValue {
  return typeof value === 'object' ? [...value].sort() : value;
}
