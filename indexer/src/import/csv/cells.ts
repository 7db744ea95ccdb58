import { LANGUAGE_CODES } from '#libs/catalog';
import type { SourceRange } from '#libs/catalog-source';
import { cleanText } from '../text/clean-text.js';

/** What a cell says, or what is wrong with it: a sentence without a subject. */
export type Reading<T> = { readonly value: T } | { readonly fault: string };

const WHOLE_NUMBER = /^[+-]?\d{1,9}$/;
const AGE = /^(\d{1,2})\s*\+?$/;
/** `2`, `2-4`, `2 – 4`, `2+`, each optionally followed by "min" or the like. */
const RANGE = /^(\d{1,7})(?:\s*[-‐-―]\s*(\d{1,7})|\s*(\+))?\s*(?:mins?\.?|minut\p{L}*|['′])?$/iu;

export function wholeNumber(cell: string): Reading<number> {
  return WHOLE_NUMBER.test(cell) ? { value: Number(cell) } : { fault: `is no whole number: "${cell}"` };
}

export function age(cell: string): Reading<number> {
  const [, digits] = AGE.exec(cell) ?? [];
  return digits === undefined ? { fault: `is no age such as 8 or 8+: "${cell}"` } : { value: Number(digits) };
}

export function range(cell: string): Reading<SourceRange> {
  const [, from, to, andMore] = RANGE.exec(cell) ?? [];
  if (from === undefined) return { fault: `is no number or range such as 2-4: "${cell}"` };
  const min = Number(from);
  if (andMore !== undefined) return { value: { min, max: null } };
  const max = to === undefined ? min : Number(to);
  return min > max ? { fault: `runs from ${min} down to ${max}` } : { value: { min, max } };
}

export function languageCode(cell: string): Reading<string> {
  const code = cell.toLowerCase();
  return LANGUAGE_CODES.has(code)
    ? { value: code }
    : { fault: `is no language code of ISO 639-1 such as de: "${cell}"` };
}

export function visibleText(longest: number): (cell: string) => Reading<string> {
  return cell => {
    const value = cleanText(cell, longest);
    return value === undefined ? { fault: `is no text of at most ${longest} characters` } : { value };
  };
}

const BOARD_GAME_GEEK_ID = /^[1-9]\d{0,8}$/;

export function boardGameGeekId(cell: string): Reading<string> {
  return BOARD_GAME_GEEK_ID.test(cell) ? { value: cell } : { fault: `is no BoardGameGeek id: "${cell}"` };
}
