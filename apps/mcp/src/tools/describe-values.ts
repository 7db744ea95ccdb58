import { ID_FILTERS } from '../ids/id-filters.js';
import type { JsonSchema } from './parameters.js';

interface Readable {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema;
}

/** What their patterns mean; of ids, see below. */
const TEXTS: Readonly<Record<string, string>> = {
  q: 'a text of 1 to 200 characters',
  language: 'a code of ISO 639-1, such as de',
  fields: 'names of fields, separated by commas',
  boardgamegeek: 'ids of BoardGameGeek, separated by commas',
  wikidata: 'ids of Wikidata, such as Q17271, separated by commas',
  cursor: 'the nextCursor of an earlier result',
};

/** The values that a parameter may have, as the rest of a sentence: `a whole number from 1 to 50`. */
export function describeValues(name: string, schema: JsonSchema): string {
  const { type, enum: values, minimum, maximum, maxLength, pattern = '', items } = schema as Readable;
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (type === 'array') return `a list; each item must be ${describeValues(name, items ?? {})}`;
  const text = TEXTS[name];
  if (text !== undefined) return text;
  if (name in ID_FILTERS) return describeIds(pattern);
  if (type !== 'integer')
    return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`;
  return minimum === undefined || maximum === undefined
    ? 'a whole number'
    : `a whole number from ${minimum} to ${maximum}`;
}

/** @param pattern of ids with commas between them; it ends in how many may follow the first */
function describeIds(pattern: string): string {
  const further = /\{0,(\d+)\}\$$/.exec(pattern)?.[1];
  return further === undefined ? 'one id' : `1 to ${Number(further) + 1} ids, separated by commas`;
}
