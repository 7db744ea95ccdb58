import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import type { CatalogClient } from '#libs/client';
import { explainError } from './explain-error.js';
import { argumentsOf } from './read-arguments.js';
import type { Schemas } from './schemas.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  readonly description: string;
  readonly parameters: Schemas;
  /** Parameters of an earlier tool: those that have the same description here are listed by their type alone. */
  readonly describedBefore?: Schemas;
  readonly required?: readonly string[];
  /** The members of the answer; those in `optional` may be missing. */
  readonly output: Schemas;
  readonly optional?: readonly string[];
  /** Returns the answer as an object for programs; the same is sent as text. @throws ToolError, errors of the client */
  readonly answer: (catalog: CatalogClient, input: Input, signal: AbortSignal) => Promise<object>;
}

export interface Tool {
  /** What an assistant reads about it. */
  readonly listed: ListedTool;
  /** @returns the answer, or the reason why there is none. @throws the signal's reason */
  readonly call: (catalog: CatalogClient, given: object, signal: AbortSignal) => Promise<CallToolResult>;
}

/** Every tool is read-only, and limited to the catalog. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

export function defineTool<Input>(definition: ToolDefinition<Input>): Tool {
  const { name, description, output, optional = [], answer } = definition;
  const { schema, read } = argumentsOf(definition);
  return {
    listed: {
      name,
      description,
      inputSchema: schema,
      outputSchema: {
        type: 'object',
        properties: { ...output },
        required: Object.keys(output).filter(member => !optional.includes(member)),
      },
      annotations: ANNOTATIONS,
    },
    call: async (catalog, given, signal) => {
      try {
        const structuredContent = { ...(await answer(catalog, read(given) as Input, signal)) };
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      } catch (error) {
        if (signal.aborted) throw error;
        return { isError: true, content: [{ type: 'text', text: explainError(error) }] };
      }
    },
  };
}
