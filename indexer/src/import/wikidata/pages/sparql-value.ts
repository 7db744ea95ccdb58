import type { Value } from '../entity/entity.js';
import { itemOf, quantityValue, timeValue } from '../entity/parse-value.js';
import { NO_UNIT } from '../tables/units.data.js';
import type { SparqlRow } from './sparql-rows.js';

/** What the query service gives as the unit of a bare number. */
const ONE = 'Q199';
const YEAR_PRECISION = 9;
const DATE_TIME = /^(-?)(\d{4,})(-\d\d-\d\dT.*)$/;

/** The value of a row; `undefined` for an unknown one, whose address is no item. */
export function sparqlValue({ value, unit, lower, upper, precision }: SparqlRow): Value | undefined {
  if (value === undefined) return undefined;
  const { type, value: text, 'xml:lang': language, datatype } = value;
  if (type === 'uri') {
    const id = itemOf(text);
    return id === undefined ? undefined : { kind: 'item', id };
  }
  if (type === 'bnode') return undefined;
  if (language !== undefined) return { kind: 'title', text, language };
  if (datatype?.endsWith('#decimal') || datatype?.endsWith('#integer'))
    return quantityValue(
      text,
      unit === undefined || itemOf(unit.value) === ONE ? NO_UNIT : unit.value,
      lower?.value,
      upper?.value,
    );
  // Without a precision a decade cannot be distinguished from its first year.
  if (datatype?.endsWith('#dateTime'))
    return timeValue(wikidataTime(text), Number(precision?.value ?? YEAR_PRECISION));
  return { kind: 'text', text };
}

/** Dates of XML have a year 0, which is 1 BCE: `-0043` is 44 BCE. */
function wikidataTime(dateTime: string): string | undefined {
  const [, minus, digits, rest] = DATE_TIME.exec(dateTime) ?? [];
  if (digits === undefined || rest === undefined) return undefined;
  const year = Number(digits);
  if (minus === '' && year > 0) return `+${digits}${rest}`;
  return `-${String(year + 1).padStart(4, '0')}${rest}`;
}
