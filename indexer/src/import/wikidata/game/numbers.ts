import { AGES, isWithin, PLAYERS, PLAYTIME, type SourceRange } from '#libs/catalog-source';
import type { Entity, Quantity } from '../entity/entity.js';
import { PROPERTY } from '../tables/properties.data.js';
import { MINUTES, NO_UNIT, YEARS } from '../tables/units.data.js';

/** Wikidata once gave every number bounds of one below and one above by itself; they say nothing. */
const SELF_MADE_WIDTH = 2;

/** The smallest of all minima to the largest of all maxima; an end that is not stated is `null`. */
export function readPlayers(entity: Entity): { players: SourceRange | null; isSwapped: boolean } {
  const counts = (property: string) =>
    amounts(entity, property, unit => (unit === NO_UNIT ? 1 : undefined)).filter(
      count => Number.isInteger(count) && isWithin(count, PLAYERS),
    );
  const min = smallest(counts(PROPERTY.minPlayers));
  const max = largest(counts(PROPERTY.maxPlayers));
  if (min === null && max === null) return { players: null, isSwapped: false };
  const isSwapped = min !== null && max !== null && min > max;
  return { players: isSwapped ? { min: max, max: min } : { min, max }, isSwapped };
}

/** Minutes. A range is written as several durations, or as one with bounds; one alone is both ends. */
export function readPlaytime(entity: Entity): SourceRange | null {
  const minutes = amounts(entity, PROPERTY.duration, unit => MINUTES.get(unit), ends)
    .map(Math.round)
    .filter(length => length >= 1 && isWithin(length, PLAYTIME));
  return minutes.length === 0 ? null : { min: smallest(minutes), max: largest(minutes) };
}

/** Years; the smallest of several. */
export function readMinAge(entity: Entity): number | null {
  const ages = amounts(entity, PROPERTY.minAge, unit => (YEARS.has(unit) ? 1 : undefined)).map(Math.floor);
  return smallest(ages.filter(age => isWithin(age, AGES)));
}

/** The quantities of a property in the requested unit; those whose unit has no `factor` are left out. */
function amounts(
  entity: Entity,
  property: string,
  factor: (unit: string) => number | undefined,
  numbersOf: (quantity: Quantity) => readonly number[] = ({ amount }) => [amount],
): readonly number[] {
  return entity.best(property).flatMap(value => {
    const each = value.kind === 'quantity' ? factor(value.unit) : undefined;
    return value.kind === 'quantity' && each !== undefined
      ? numbersOf(value).map(number => number * each)
      : [];
  });
}

/** Its bounds, when they are a range; else the amount. */
function ends({ amount, bounds }: Quantity): readonly number[] {
  return bounds !== undefined && bounds.upper - bounds.lower > SELF_MADE_WIDTH
    ? [bounds.lower, bounds.upper]
    : [amount];
}

function smallest(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers);
}

function largest(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}
