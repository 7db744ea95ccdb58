import { LRUCache } from 'lru-cache';
import { CatalogClient } from '#libs/client';
import { clientOptions } from '../client-options.js';

const MAX_CLIENTS = 100;
/** Together at most 20 million characters. */
const CACHE_CHARACTERS = 200_000;

/**
 * One client for each recently used key, so that its cached answers save the quota of that key's user.
 * @returns the client of a key; throws MistypedKeyError
 */
export function clientsByKey(catalogUrl: string): (key: string) => CatalogClient {
  const clients = new LRUCache<string, CatalogClient>({
    max: MAX_CLIENTS,
    memoMethod: key =>
      new CatalogClient({ ...clientOptions(catalogUrl, key), cacheCharacters: CACHE_CHARACTERS }),
  });
  return key => clients.memo(key);
}
