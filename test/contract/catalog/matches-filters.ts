import {
  parseTerm,
  setFilters,
  wordsOf,
  type EntryTypes,
  type Field,
  type FilterTypes,
  type FilterValue,
  type Parameter,
  type Resource,
} from '#libs/catalog';

/** Whether an entry passes every filter that is set. This is the definition: engines must find the same by an index. */
export function matchesFilters<R extends Resource>(
  resource: R,
  filters: FilterTypes[R],
  entry: EntryTypes[R],
): boolean {
  return setFilters(resource, filters).every(({ field, parameter, value }) =>
    matches(field, parameter.comparison, entry, value),
  );
}

function matches<Entry>(
  field: Field<Entry>,
  comparison: Parameter['comparison'],
  entry: Entry,
  value: FilterValue,
): boolean {
  switch (field.type) {
    case 'identifier':
      return wordsOf(value).includes(field.value(entry));
    case 'keyword':
      return comparison === 'is among'
        ? wordsOf(value).some(word => field.values(entry).includes(word))
        : wordsOf(value).every(term => {
            const { anyOf, isExcluded } = parseTerm(term);
            return anyOf.some(word => field.values(entry).includes(word)) !== isExcluded;
          });
    case 'integer': {
      const own = field.value(entry);
      return own !== undefined && comparesWith(own, comparison, Number(value));
    }
    case 'integer range':
      return field.ranges(entry).some(({ min, max }) => min <= Number(value) && Number(value) <= max);
  }
}

function comparesWith(own: number, comparison: Parameter['comparison'], value: number): boolean {
  if (comparison === 'at least') return own >= value;
  if (comparison === 'at most') return own <= value;
  return own === value;
}
