import {
  AWARD_RESULTS,
  EXTERNAL_CATALOGS,
  LANGUAGE_CODES,
  isExternalId,
  type AwardResult,
  type ExternalCatalog,
} from '#libs/catalog';
import {
  AWARD_YEARS,
  type Bounds,
  COMPLEXITY,
  isSlug,
  isWithin,
  type SourceRange,
  YEARS,
} from '#libs/catalog-source';
import { cleanText } from '../text/clean-text.js';

/** What a cell says, or what is wrong with it: a sentence without a subject. */
export type Reading<T> = { readonly value: T } | { readonly fault: string };

const WHOLE_NUMBER = /^[+-]?\d{1,9}$/;
const AGE = /^(\d{1,2})\s*\+?$/;
/** What a spreadsheet computes a cell from: `=HYPERLINK(…)`, `=$A$1`. */
const FORMULA = /^=(?:[\p{L}.]+\(|\$?[A-Z]{1,3}\$?\d)/u;
/** What it writes when it cannot, in English, French, German, Spanish and Italian. */
const FORMULA_ERRORS = new Set(
  (
    '#N/A #REF! #VALUE! #DIV/0! #NUM! #NULL! #NAME? #VALEUR! #NOMBRE! #NUL! #NOM? #NV #BEZUG! #WERT! #ZAHL! ' +
    '#¡REF! #¡VALOR! #¡DIV/0! #¡NUM! #¡NULO! #¿NOMBRE? #N/D #RIF! #VALORE! #NULLO! #NOME?'
  ).split(' '),
);
const LONGEST_QUOTE = 60;
/** Publishers announce games this many years ahead at most; a later year is a typing error. */
const YEARS_ANNOUNCED = 5;
/** `2`, `2-4`, `2 – 4`, `2+`, each optionally followed by "min" or the like. */
const RANGE = /^(\d{1,7})(?:\s*[-‐-―]\s*(\d{1,7})|\s*(\+))?\s*(?:mins?\.?|minut\p{L}*|['′])?$/iu;

const AWARD = new RegExp(`^(\\S.*?)\\s+(\\d{4})(?:\\s*\\((${AWARD_RESULTS.join('|')})\\))?$`, 'i');

export function wholeNumber(bounds: Bounds): (cell: string) => Reading<number> {
  return cell =>
    WHOLE_NUMBER.test(cell)
      ? within(bounds, Number(cell))
      : { fault: `is not a whole number: ${quoted(cell)}` };
}

/** In other catalogs, too, 0 stands for a number that is not known. */
export function knownOr0<T>(read: (cell: string) => Reading<T>): (cell: string) => Reading<T | undefined> {
  return cell => (/^0+$/.test(cell) ? { value: undefined } : read(cell));
}

/** A weight such as 2.35 is between two steps. */
export function complexity(cell: string): Reading<number> {
  return /^\d[.,]\d+$/.test(cell)
    ? { fault: `is not one of the steps from 1 to 5; round it to a whole number: ${quoted(cell)}` }
    : wholeNumber(COMPLEXITY)(cell);
}

/** @param now of which moment the next few years may have announced games */
export function year(now: Date): (cell: string) => Reading<number> {
  return wholeNumber([YEARS[0], now.getUTCFullYear() + YEARS_ANNOUNCED]);
}

export function age(cell: string): Reading<number> {
  const [, digits] = AGE.exec(cell) ?? [];
  return digits === undefined
    ? { fault: `is not an age such as 8 or 8+: ${quoted(cell)}` }
    : { value: Number(digits) };
}

/** @param example a range as a cell of that column writes it, for the message */
export function range(bounds: Bounds, example: string): (cell: string) => Reading<SourceRange> {
  return cell => {
    const [, from, to, andMore] = RANGE.exec(cell) ?? [];
    if (from === undefined) return { fault: `is not a number or range such as ${example}: ${quoted(cell)}` };
    const [min, max] = [Number(from), Number(to ?? from)];
    if (min > max) return { fault: `runs from ${min} down to ${max}` };
    const wrong = [min, max].map(number => within(bounds, number)).find(reading => 'fault' in reading);
    return wrong ?? { value: { min, max: andMore === undefined ? max : null } };
  };
}

function within(bounds: Bounds, value: number): { value: number } | { fault: string } {
  const [least, greatest] = bounds;
  return isWithin(value, bounds)
    ? { value }
    : { fault: `is not from ${least} to ${greatest}: "${value}"; an empty cell means "not known"` };
}

export function languageCode(cell: string): Reading<string> {
  const code = cell.toLowerCase();
  return LANGUAGE_CODES.has(code)
    ? { value: code }
    : { fault: `is not an ISO 639-1 language code such as de: ${quoted(cell)}` };
}

export function visibleText(longest: number): (cell: string) => Reading<string> {
  return cell => {
    if (FORMULA.test(cell) || FORMULA_ERRORS.has(cell))
      return { fault: `is a formula or its error; export the values instead: ${quoted(cell)}` };
    const value = cleanText(cell, Infinity);
    if (value === undefined)
      return { fault: `has nothing visible, a broken character or an HTML entity: ${quoted(cell)}` };
    return value.length > longest
      ? { fault: `is longer than ${longest} characters: ${quoted(cell)}` }
      : { value };
  };
}

function quoted(cell: string): string {
  return `"${cell.length > LONGEST_QUOTE ? `${cell.slice(0, LONGEST_QUOTE)}…` : cell}"`;
}

/** An id that the table gives to its record. */
export function slug(cell: string): Reading<string> {
  return isSlug(cell)
    ? { value: cell }
    : { fault: `is not an id: lower-case ASCII letters and digits, words joined by "-": ${quoted(cell)}` };
}

export function externalId(catalog: ExternalCatalog): (cell: string) => Reading<string> {
  const { name, example } = EXTERNAL_CATALOGS[catalog];
  return cell =>
    isExternalId(catalog, cell)
      ? { value: cell }
      : { fault: `is not an id of ${name} such as ${example}: ${quoted(cell)}` };
}

/** What an award made of a game: its name, the year, and in brackets the result, unless the game won it. */
export interface AwardCell {
  readonly name: string;
  readonly year: number;
  readonly result: AwardResult;
}

export function award(cell: string): Reading<AwardCell> {
  const [, name, year, result = 'winner'] = AWARD.exec(cell) ?? [];
  return name === undefined || !isWithin(Number(year), AWARD_YEARS)
    ? {
        fault: `is not an award such as Spiel des Jahres 2019 or Spiel des Jahres 2019 (nominee): ${quoted(cell)}`,
      }
    : { value: { name, year: Number(year), result: result.toLowerCase() as AwardResult } };
}
