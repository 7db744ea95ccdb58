import type { DescribedResponse, Description, Schema } from './description.js';

/** No schema is deeper than this, unless it contains itself. */
const MAX_DEPTH = 12;

/** A complete example of a body: the one in the description, else one built from the examples of its members. */
export function exampleOf(description: Description, response: DescribedResponse): unknown {
  const content = Object.values(response.content ?? {})[0];
  if (content === undefined) return undefined;
  if (content.example !== undefined) return content.example;
  const [first] = Object.values(content.examples ?? {});
  if (first?.value !== undefined) return first.value;
  return content.schema === undefined ? undefined : ofSchema(description, content.schema, 0);
}

function ofSchema(description: Description, reference: Schema, depth: number): unknown {
  const schema = description.resolve(reference);
  if (depth > MAX_DEPTH) return null;
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const [part] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  if (part !== undefined) return ofSchema(description, part, depth + 1);
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [
        name,
        ofSchema(description, member, depth + 1),
      ]),
    );
  if (schema.items !== undefined) return [ofSchema(description, schema.items, depth + 1)];
  return plainValue(schema);
}

function plainValue({ type, enum: values, minimum, format }: Schema): unknown {
  if (values?.[0] !== undefined) return values[0];
  const kind = typeof type === 'string' ? type : type?.[0];
  if (kind === 'integer' || kind === 'number') return minimum ?? 1;
  if (kind === 'boolean') return false;
  if (kind === 'array') return [];
  return format === 'date-time' ? '2026-11-21T09:41:00Z' : '…';
}
