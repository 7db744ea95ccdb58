/** A value, or where in the description it is. */
export interface Referable {
  readonly $ref?: string;
}

/** The parts of a JSON Schema that the pages are made from. */
export interface Schema extends Referable {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The value itself, or what its `$ref` leads to. @throws when that is not there */
export function resolve<T extends object>(document: object, value: T & Referable): T {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[part];
  if (found === undefined)
    throw new Error(`the description refers to ${value.$ref}, which it does not define`);
  return resolve(document, found as T);
}
