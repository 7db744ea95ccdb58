/** The parts of an OpenAPI 3.1 description that the pages are made from. */
interface Described {
  readonly paths: Readonly<Record<string, { readonly get?: DescribedOperation }>>;
  readonly components: { readonly headers: Readonly<Record<string, { readonly description?: string }>> };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

interface DescribedResponse {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>;
}

interface Example {
  readonly value: unknown;
}

/** A value, or where in the description it is. */
interface Referable {
  readonly $ref?: string;
}

export interface Schema extends Referable {
  readonly type?: string | readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly example?: unknown;
  /** Without references; of several alternatives the first one. */
  readonly schema: Schema;
}

/** One operation, with everything that it refers to. */
export interface Operation {
  readonly id: string;
  /** The last part of the address of its page. */
  readonly slug: string;
  readonly tag: string;
  readonly title: string;
  /** Relative to the server, as `/games/{slug}`. */
  readonly path: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly OperationResponse[];
}

export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  /** The first example of its body. */
  readonly example: unknown;
}

export interface Reference {
  readonly operations: readonly Operation[];
  /** What header fields of responses mean, by name. */
  readonly headers: readonly (readonly [name: string, description: string])[];
}

/** Reads the description without naming any operation: whatever is added to it appears on the pages. */
export function readReference(document: object): Reference {
  const { paths, components } = document as Described;
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [readOperation(document, path, get)],
  );
  const headers = Object.entries(components.headers).map(
    ([name, { description = '' }]) => [name, description] as const,
  );
  return { operations, headers };
}

function readOperation(document: object, path: string, operation: DescribedOperation): Operation {
  const { operationId: id, tags, summary, description, parameters, responses } = operation;
  return {
    id,
    slug: id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    tag: tags[0],
    title: summary,
    path,
    description,
    parameters: parameters
      .map(parameter => resolve(document, parameter))
      .map(parameter => ({ ...parameter, schema: mainSchema(document, parameter.schema) })),
    responses: Object.entries(responses).map(([status, response]) => {
      const { description: meaning, content = {} } = resolve(document, response);
      const [{ examples = {} } = {}] = Object.values(content);
      return { status, description: meaning, example: Object.values(examples)[0]?.value };
    }),
  };
}

/** A schema with the first of its alternatives in it. */
function mainSchema(document: object, schema: Schema): Schema {
  const resolved = resolve(document, schema);
  const [part] = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf ?? [];
  return part === undefined ? resolved : { ...resolved, ...mainSchema(document, part) };
}

/** The value itself, or what its `$ref` leads to. @throws when that is not there */
function resolve<T extends object>(document: object, value: T & Referable): T {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[part];
  if (found === undefined)
    throw new Error(`the description refers to ${value.$ref}, which it does not define`);
  return resolve(document, found as T);
}
