/** A JSON Schema; short, because every assistant reads all of them. */
export type JsonSchema = Readonly<Record<string, unknown>>;
export type Schemas = Readonly<Record<string, JsonSchema>>;
