import { type DescribedParameter, type DescribedResponse, type Description } from './description.js';

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
  readonly parameters: readonly DescribedParameter[];
  readonly responses: readonly (readonly [status: string, response: DescribedResponse])[];
}

export function readOperations(description: Description): readonly Operation[] {
  return description.operations.map(({ path, operation }) => {
    const id = operation.operationId ?? path;
    return {
      id,
      slug: id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      tag: operation.tags?.[0] ?? 'Other',
      title: operation.summary ?? id,
      path,
      description: operation.description ?? '',
      parameters: (operation.parameters ?? []).map(parameter => description.resolve(parameter)),
      responses: Object.entries(operation.responses).map(
        ([status, response]) => [status, description.resolve(response)] as const,
      ),
    };
  });
}
