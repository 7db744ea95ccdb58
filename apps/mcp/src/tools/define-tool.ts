import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { CatalogClient } from '#libs/client';
import { explainError } from './explain-error.js';
import { argumentsOf } from './read-arguments.js';
import type { Schemas } from './parameters.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  readonly description: string;
  readonly parameters: Schemas;
  /** Parameters of an earlier tool: those that have the same description here are listed by their type alone. */
  readonly describedBefore?: Schemas;
  readonly required?: readonly string[];
  /** Returns the answer, which is sent as JSON. @throws ToolError, errors of the client */
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
  const { name, description, answer } = definition;
  const { schema, read } = argumentsOf(definition);
  return {
    listed: { name, description, inputSchema: schema as ListedTool['inputSchema'], annotations: ANNOTATIONS },
    call: async (catalog, given, signal) => {
      try {
        return textResult(JSON.stringify(await answer(catalog, read(given) as Input, signal)));
      } catch (error) {
        if (signal.aborted) throw error;
        return { isError: true, ...textResult(explainError(error)) };
      }
    },
  };
}

/** As text alone: most assistants show their model nothing else, and some show it both (decision 36). */
function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}
