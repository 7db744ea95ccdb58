import { type Field, readFields } from './response-fields.js';
import { resolve, type Schema } from './schema.js';

/** The parts of an OpenAPI 3.1 description that the pages are made from. */
interface Described {
  readonly paths: Readonly<Record<string, { readonly get?: DescribedOperation }>>;
  readonly components: {
    readonly headers: Readonly<Record<string, { readonly description?: string }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
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
  readonly content?: Readonly<Record<string, DescribedBody>>;
}

interface DescribedBody {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Example {
  readonly value: unknown;
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
  /** The members of a response with 200. */
  readonly fields: readonly Field[];
}

export interface OperationResponse {
  readonly status: string;
  readonly description: string;
  /** The first example of its body. */
  readonly example: unknown;
}

/** An object in responses, under the name that the description and generated clients have for it. */
export interface NamedType {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Those whose responses have it. */
  readonly operations: readonly Operation[];
}

export interface Reference {
  readonly operations: readonly Operation[];
  /** Of all fields, in the order in which the operations have them. */
  readonly types: readonly NamedType[];
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
  return { operations, types: readTypes(document as Described, operations), headers };
}

function readTypes({ components }: Described, operations: readonly Operation[]): readonly NamedType[] {
  const types = new Map<string, { readonly fields: readonly Field[]; readonly operations: Set<Operation> }>();
  const note = (operation: Operation, fields: readonly Field[]): void => {
    for (const { typeName, fields: members } of fields) {
      if (typeName !== undefined) {
        const type = types.get(typeName) ?? { fields: members, operations: new Set() };
        types.set(typeName, type);
        type.operations.add(operation);
      }
      note(operation, members);
    }
  };
  for (const operation of operations) note(operation, operation.fields);
  return Array.from(types, ([name, { fields, operations: users }]) => {
    const { description = '' } = components.schemas[name] ?? {};
    return { name, description, fields, operations: [...users] };
  });
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
    fields: fieldsOf(document, responses['200']),
    responses: Object.entries(responses).map(([status, response]) => {
      const { description: meaning, content = {} } = resolve(document, response);
      const [{ examples = {} } = {}] = Object.values(content);
      return { status, description: meaning, example: Object.values(examples)[0]?.value };
    }),
  };
}

function fieldsOf(document: object, response: DescribedResponse | undefined): readonly Field[] {
  const [{ schema = {} } = {}] = Object.values(response?.content ?? {});
  return readFields(document, schema);
}

/** A schema with the first of its alternatives in it. */
function mainSchema(document: object, schema: Schema): Schema {
  const resolved = resolve(document, schema);
  const [part] = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf ?? [];
  return part === undefined ? resolved : { ...resolved, ...mainSchema(document, part) };
}
