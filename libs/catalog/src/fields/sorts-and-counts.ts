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

/** The names of the fields whose values may be counted, in the order in which answers have them. */
export function countedFieldsOf(resource: Resource): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) => ('counts' in field && field.counts ? [name] : []));
}
