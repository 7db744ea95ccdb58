/** The parts of an OpenAPI 3.1 description that the pages are made from. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

export interface DescribedParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: Schema;
}

export interface DescribedResponse {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
  readonly content?: Readonly<Record<string, DescribedContent>>;
}

interface DescribedContent {
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

interface DescribedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly DescribedParameter[];
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** Reads the description without naming any operation: whatever is added to it appears on the pages. */
export class Description {
  constructor(private readonly document: object) {}

  get operations(): readonly { readonly path: string; readonly operation: DescribedOperation }[] {
    const { paths } = this.document as { paths: Record<string, { get?: DescribedOperation }> };
    return Object.entries(paths).flatMap(([path, { get }]) =>
      get === undefined ? [] : [{ path, operation: get }],
    );
  }

  get tags(): readonly { readonly name: string; readonly description?: string }[] {
    return (this.document as { tags?: { name: string; description?: string }[] }).tags ?? [];
  }

  get headers(): Readonly<Record<string, { readonly description?: string }>> {
    const { components } = this.document as {
      components?: { headers?: Record<string, { description?: string }> };
    };
    return components?.headers ?? {};
  }

  /** The value itself, or what its `$ref` leads to. @throws when that is not there */
  resolve<T extends { readonly $ref?: string }>(value: T): T {
    if (value.$ref === undefined) return value;
    let found: unknown = this.document;
    for (const part of value.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[part];
    if (found === undefined)
      throw new Error(`the description refers to ${value.$ref}, which it does not define`);
    return this.resolve(found as T);
  }
}
