import { resolve, type Schema } from './schema.js';

/** A member of a response, with the members in it. */
export interface Field {
  readonly name: string;
  /** What kind of value it has, in a word or a few: `text or null`, `list of texts`, `list of Game`. */
  readonly type: string;
  /** Of the object, or of each object of the list: the name of its type, which is in `type`. */
  readonly typeName: string | undefined;
  /** Empty when its name says it all. */
  readonly description: string;
  readonly example: unknown;
  /** Whether a response may lack it. */
  readonly isOptional: boolean;
  /** Members of the object, or of each object of the list. */
  readonly fields: readonly Field[];
}

/** Data: the words for one value of a type of JSON Schema, and for several. */
const WORDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  boolean: ['true or false', 'booleans'],
  integer: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  object: ['object', 'objects'],
  string: ['text', 'texts'],
};

/** The members of an object that a schema describes, in its order. */
export function readFields(document: object, schema: Schema): readonly Field[] {
  const { properties = {}, required = [] } = wholeSchema(document, schema);
  return Object.entries(properties).map(([name, property]) => {
    const whole = wholeSchema(document, property);
    const content = whole.items === undefined ? whole : wholeSchema(document, whole.items);
    const typeName = typeNameOf(document, whole.items ?? property);
    return {
      name,
      type: typeOf(document, whole, typeName),
      typeName,
      description: whole.description ?? '',
      example: whole.example,
      isOptional: !required.includes(name),
      fields: readFields(document, content),
    };
  });
}

/** A schema with what it refers to; of alternatives the first one. What is written beside a reference has precedence. */
function wholeSchema(document: object, schema: Schema): Schema {
  const { allOf, anyOf, oneOf, ...own } = resolve(document, schema);
  const [part] = allOf ?? anyOf ?? oneOf ?? [];
  return part === undefined ? own : { ...wholeSchema(document, part), ...own };
}

/** The name under which the description has an object: of what a schema refers to, or of its first alternative. */
function typeNameOf(document: object, schema: Schema): string | undefined {
  const { $ref, allOf, anyOf, oneOf } = schema;
  const [part] = allOf ?? anyOf ?? oneOf ?? [];
  if ($ref === undefined) return part && typeNameOf(document, part);
  return wholeSchema(document, schema).properties && $ref.split('/').at(-1);
}

function typeOf(document: object, { type, items, enum: values }: Schema, name: string | undefined): string {
  const kinds = typeof type === 'string' ? [type] : (type ?? []);
  const [kind = 'object'] = kinds.filter(each => each !== 'null');
  const orNull = kinds.includes('null') ? ' or null' : '';
  if (kind === 'array') return `list of ${name ?? wordsOf(document, items)[1]}${orNull}`;
  if (values?.length === 1) return `always ${JSON.stringify(values[0])}`;
  return `${name ?? (WORDS[kind] ?? [kind])[0]}${orNull}`;
}

function wordsOf(document: object, items: Schema = {}): readonly [string, string] {
  const { type } = wholeSchema(document, items);
  return WORDS[typeof type === 'string' ? type : 'object'] ?? ['value', 'values'];
}
