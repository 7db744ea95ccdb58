import type { JsonSchema } from './schemas.js';

interface Readable {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
}

/** The values that a parameter may have, as the rest of a sentence: `a whole number from 1 to 50`. */
export function describeValues(schema: JsonSchema): string {
  const { type, enum: values, minimum, maximum, items } = schema as Readable;
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (type === 'array') return `a list; each item must be ${describeValues(items ?? {})}`;
  if (type !== 'integer') return 'a text';
  return minimum === undefined || maximum === undefined
    ? 'a whole number'
    : `a whole number from ${minimum} to ${maximum}`;
}
