import { isWithin, YEARS } from '#libs/catalog-source';
import type { Entity, Value } from '../entity/entity.js';
import { PROPERTY } from '../tables/properties.data.js';

const TIME = /^([+-])(\d{4,16})-\d\d-\d\dT/;
const YEAR_PRECISION = 9;

/** The year of first publication: the earliest that is dated at least to the year; of the inception when none is. */
export function readYear(entity: Entity): number | null {
  return earliest(entity.best(PROPERTY.published)) ?? earliest(entity.best(PROPERTY.inception));
}

function earliest(values: readonly Value[]): number | null {
  const years = values.flatMap(value => yearIn(value) ?? []);
  return years.length === 0 ? null : Math.min(...years);
}

/** The year of a time that is dated at least to the year. */
export function yearIn(value: Value | undefined): number | undefined {
  return value?.kind === 'time' && value.precision >= YEAR_PRECISION ? yearOf(value.time) : undefined;
}

/**
 * The year of a time as Wikidata writes it; -44 for `-0044-…`, which is 44 BCE. There is no year 0, and month and day
 * may be 0, so JavaScript's `Date` cannot parse it.
 */
export function yearOf(time: string): number | undefined {
  const [, sign, digits] = TIME.exec(time) ?? [];
  const year = Number(digits) * (sign === '-' ? -1 : 1);
  return Number.isNaN(year) || year === 0 || !isWithin(year, YEARS) ? undefined : year;
}
