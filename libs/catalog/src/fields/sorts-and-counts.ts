import type { EntryTypes } from '../model/entry.js';
import type { Resource } from '../model/resources.js';
import type { TieBreaker } from './field.js';
import { fieldsOf } from './fields.js';

/** An order that replaces the usual one: by a field, unknown values last, equal values by slug, ascending. */
export interface Sort {
  readonly fieldName: string;
  readonly descends: boolean;
  /** Orders by what this makes of the slug: see `shuffledBy`. */
  readonly seed?: number;
}

/** The name of the order that a seed decides, in every list. */
export const RANDOM = 'random';
export const MOST_SEED = 2 ** 31 - 1;

/** @param seed 1 to {@link MOST_SEED} */
export function randomSort(seed: number): Sort {
  return { fieldName: 'slug', descends: false, seed };
}

/** The available orders, by their names: `year`, and `-year` for the other direction. {@link RANDOM} is not among them. */
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

/** Stands for an unknown value in the positions of an order: beyond every value that a field has, so that it is last. */
export function unknownIn({ descends }: Pick<Sort, 'descends'>): number {
  return descends ? -(2 ** 31) : 2 ** 31 - 1;
}

/** A field that decides between records whose titles match equally well; 0 where it is not known. */
interface Decisive<R extends Resource> {
  readonly fieldName: string;
  readonly of: (entry: EntryTypes[R]) => number;
}

/** The field that decides first between equal titles. @throws RangeError for a list without one */
export function prominenceOf<R extends Resource>(resource: R): Decisive<R> {
  const prominence = tieBreakerOf(resource, 'prominence');
  if (prominence === undefined) throw new RangeError(`${resource} have no prominence`);
  return prominence;
}

/** The field that decides last, before the slug; 0 for every record of a list without one. */
export function popularityOf<R extends Resource>(resource: R): Decisive<R> {
  return tieBreakerOf(resource, 'popularity') ?? { fieldName: 'popularity', of: () => 0 };
}

function tieBreakerOf<R extends Resource>(resource: R, kind: TieBreaker): Decisive<R> | undefined {
  for (const [fieldName, field] of fieldsOf(resource))
    if (field.type === 'integer' && field.breaksTies === kind)
      return { fieldName, of: entry => field.value(entry) ?? 0 };
  return undefined;
}

/** The names of the fields whose values may be counted, in the order in which answers have them. */
export function countedFieldsOf(resource: Resource): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) => ('counts' in field && field.counts ? [name] : []));
}
