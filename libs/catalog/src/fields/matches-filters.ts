import type { EntryTypes } from '../model/entry.js';
import type { Resource } from '../model/resources.js';
import type { Field } from './field.js';
import type { FilterTypes } from './fields.js';
import { setFilters, type FilterValue } from './set-filters.js';

/** Whether an entry passes every filter that is set. The definition: engines find the same by an index. */
export function matchesFilters<R extends Resource>(
  resource: R,
  filters: FilterTypes[R],
  entry: EntryTypes[R],
): boolean {
  return setFilters(resource, filters).every(({ field, value }) => matches(field, entry, value));
}

function matches<Entry>(field: Field<Entry>, entry: Entry, value: FilterValue): boolean {
  switch (field.type) {
    case 'keyword':
      return field.values(entry).includes(String(value));
    case 'integer':
      return field.value(entry) === value;
    case 'integer range': {
      const { min, max } = field.range(entry);
      return min <= Number(value) && Number(value) <= max;
    }
  }
}
