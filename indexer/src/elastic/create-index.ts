import type { Client, estypes } from '@elastic/elasticsearch';
import { hasType } from './client-errors.js';

/** Makes an index unless it exists: a request whose answer was lost is sent again, and then finds the index it made. */
export async function createIndex(client: Client, request: estypes.IndicesCreateRequest): Promise<void> {
  try {
    await client.indices.create(request);
  } catch (failure) {
    if (!hasType(failure, 'resource_already_exists_exception')) throw failure;
  }
}
