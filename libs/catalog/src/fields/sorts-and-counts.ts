import type { EntryTypes } from '../model/entry.js';
import type { Resource } from '../model/resources.js';
import { fieldsOf } from './fields.js';

/** An order that replaces the usual one: by a field, equal values by slug, ascending. */
export interface Sort {
  readonly fieldName: string;
  readonly descends: boolean;
}

/** The available orders, by their names: `year`, and `-year` for the other direction. */
export function sortsOf(resource: Resource): ReadonlyMap<string, Sort> {
  const names = fieldsOf(resource).flatMap(([name, field]) =>
    field.type === 'integer' && field.sorts ? [name] : [],
  );
  return new Map<string, Sort>(
    names.flatMap((fieldName): [string, Sort][] => [
      [fieldName, { fieldName, descends: false }],
      [`-${fieldName}`, { fieldName, descends: true }],
    ]),
  );
}

/** The field that decides between records whose titles match equally well. @throws RangeError for a list without one */
export function prominenceOf<R extends Resource>(
  resource: R,
): { readonly fieldName: string; readonly of: (entry: EntryTypes[R]) => number } {
  for (const [fieldName, field] of fieldsOf(resource))
    if (field.type === 'integer' && field.isProminence)
      return { fieldName, of: entry => field.value(entry) ?? 0 };
  throw new RangeError(`${resource} have no prominence`);
}

/** The names of the fields whose values may be counted, in the order in which answers have them. */
export function countedFieldsOf(resource: Resource): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) => ('counts' in field && field.counts ? [name] : []));
}
