import type { Context } from '../context.js';

/**
 * Deletes indices in one request, so that no generation is ever half deleted. Missing indices are ignored.
 * @param options `signal` gives the request up; Elasticsearch may carry it out all the same
 */
export async function removeIndices(
  { client }: Pick<Context, 'client'>,
  indices: readonly string[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  await client.indices.delete({ index: [...indices], ignore_unavailable: true }, options);
}
