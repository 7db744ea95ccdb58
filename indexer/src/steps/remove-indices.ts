import type { Context } from '../context.js';

/** Deletes indices in one request, so that no generation is ever left half. Missing ones are none the worse. */
export async function removeIndices(
  { client }: Pick<Context, 'client'>,
  indices: readonly string[],
): Promise<void> {
  await client.indices.delete({ index: [...indices], ignore_unavailable: true });
}
