import type { Client } from '@modelcontextprotocol/sdk/client/index.js';

export interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  /** The answer for programs; empty after an error. */
  readonly answer: ToolAnswer;
}

interface ToolAnswer {
  readonly game?: { readonly id: string };
  readonly games?: readonly { readonly id: string }[];
  readonly expansions?: readonly object[];
  readonly values?: readonly { readonly kind: string }[];
  readonly nextCursor?: string | null;
}

/** Calls a tool as an assistant does. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolResult> {
  const result = await client.callTool({ name, arguments: args });
  const [content] = result.content as { text: string }[];
  return {
    isError: result.isError === true,
    text: content?.text ?? '',
    answer: result.structuredContent ?? {},
  };
}
