/** A JSON Schema; short, because every assistant reads all of them. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Schemas = Readonly<Record<string, JsonSchema>>;

export const TEXT: JsonSchema = { type: 'string' };
export const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
export const NUMBER: JsonSchema = { type: 'integer' };
/** A text by language. */
export const LOCALIZED: JsonSchema = { type: 'object', additionalProperties: TEXT };

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** What an answer has of a search that no title matches in full: whether it does, and rows of `/suggest`. */
export const PARTIAL: Schemas = {
  partial: { type: 'boolean' },
  suggestions: listOf({ type: 'object' }),
};

export function recordOf(properties: Schemas): JsonSchema {
  return { type: 'object', properties };
}
