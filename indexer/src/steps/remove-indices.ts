import type { Context } from '../context.js';

/** Deletes indices in one request, so that no generation is ever half deleted. Missing indices are ignored. */
export async function removeIndices(
  { client }: Pick<Context, 'client'>,
  indices: readonly string[],
): Promise<void> {
  await client.indices.delete({ index: [...indices], ignore_unavailable: true });
}
