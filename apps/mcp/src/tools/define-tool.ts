import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { CatalogClient } from '#libs/client';
import { explainError } from './explain-error.js';
import type { JsonSchema } from './parameters.js';

export interface Tool<Input> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Returns the answer as an object for programs; the same is sent as text. */
  readonly answer: (catalog: CatalogClient, input: Input, signal: AbortSignal) => Promise<object>;
}

/** Registers a tool with a server, to be answered through this client. */
export type RegisterTool = (server: McpServer, catalog: CatalogClient) => void;

/** Every tool is read-only, repeatable, and limited to the catalog. */
const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/**
 * Defines a tool. Its parameters are JSON Schema, as in the description of the API. Unknown parameters are refused,
 * because otherwise an assistant would believe that they had an effect. The schemas are read once for the process,
 * since over HTTP every request has a server of its own.
 */
export function defineTool<Input>(tool: Tool<Input>): RegisterTool {
  const { name, title, description, parameters, required = [] } = tool;
  const inputSchema = z.fromJSONSchema({
    type: 'object',
    properties: { ...parameters },
    required: [...required],
    additionalProperties: false,
  });
  const config = { title, description, inputSchema, annotations: ANNOTATIONS };
  return (server, catalog) => {
    server.registerTool(name, config, async (input, { signal }) => {
      try {
        return answerOf(await tool.answer(catalog, input as Input, signal));
      } catch (error) {
        return { isError: true, content: [{ type: 'text', text: explainError(error) }] };
      }
    });
  };
}

function answerOf(answer: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }],
    structuredContent: { ...answer },
  };
}
