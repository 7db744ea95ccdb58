import { EXTERNAL_CATALOGS, LANGUAGES, MAX_SLUG_LENGTH } from '#libs/catalog';
import type { Bounds } from './number-bounds.js';

/** Slugs are what URLs and references are made of, and sort the same in every engine. */
export const slug = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: MAX_SLUG_LENGTH,
  description: 'lower-case ASCII letters and digits, words joined by single hyphens',
} as const;

const SLUG = new RegExp(slug.pattern);

export function isSlug(text: string): boolean {
  return text.length <= slug.maxLength && SLUG.test(text);
}

export const slugs = { type: 'array', items: slug, uniqueItems: true } as const;

/** Text written by people: something visible, no control characters, no HTML entities, no broken UTF-8. */
export function text(maxLength: number): object {
  return {
    type: 'string',
    pattern:
      '^(?!.*&(#\\d+|#[xX][0-9a-fA-F]+|[a-zA-Z]+\\d*);)[^\\p{Cc}\\p{Cs}\\uFFFD]*[^\\s\\p{Cc}\\p{Cf}\\p{Cs}\\uFFFD][^\\p{Cc}\\p{Cs}\\uFFFD]*$',
    maxLength,
    description: 'visible text without control characters, HTML entities or broken UTF-8',
  } as const;
}

export function localized(maxLength: number): object {
  return {
    type: 'object',
    required: ['en'],
    additionalProperties: false,
    properties: Object.fromEntries(LANGUAGES.map(language => [language, text(maxLength)])),
  } as const;
}

/** `null`: not known. */
export function wholeNumber([minimum, maximum]: Bounds): object {
  return { type: ['integer', 'null'], minimum, maximum } as const;
}

/** A list, or the number of its items where a source knows no more; `null`: not known. */
export function numberOrList([minimum, maximum]: Bounds, items: object): object {
  return { type: ['array', 'integer', 'null'], items, minimum, maximum } as const;
}

/** `null`, as a whole or for one end: not known. */
export function range(bounds: Bounds): object {
  return {
    type: ['object', 'null'],
    required: ['min', 'max'],
    additionalProperties: false,
    properties: { min: wholeNumber(bounds), max: wholeNumber(bounds) },
  } as const;
}

/** The ids of the same record in other catalogs. */
export const externalIds = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(EXTERNAL_CATALOGS).map(([catalog, { name, idPattern, example }]) => [
      catalog,
      {
        type: 'string',
        pattern: `^${idPattern}$`,
        description: `an id of ${name} as text, such as "${example}"`,
      },
    ]),
  ),
} as const;

export const languageCodes = {
  type: 'array',
  items: { type: 'string', format: 'iso-639-1', description: 'an ISO 639-1 code in lower case' },
  uniqueItems: true,
} as const;
