import type { Client } from '@modelcontextprotocol/sdk/client/index.js';

export interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  /** The text read as JSON; empty after an error. */
  readonly answer: ToolAnswer;
}

interface ToolAnswer {
  readonly game?: { readonly id: string };
  readonly editions?: readonly object[];
  readonly games?: readonly { readonly id: string }[];
  readonly expansions?: readonly object[];
  readonly values?: readonly { readonly kind: string }[];
  readonly nextCursor?: string | null;
}

/** Calls a tool as an assistant does. */
export async function callTool(
  client: Client,
  name: string,
  args?: Record<string, unknown> | null,
): Promise<ToolResult> {
  const result = await client.callTool({ name, arguments: args! });
  const [{ text }] = result.content as [{ text: string }];
  const isError = result.isError === true;
  return { isError, text, answer: isError ? {} : (JSON.parse(text) as ToolAnswer) };
}
