import { LRUCache } from 'lru-cache';
import { CatalogClient } from '#libs/client';
import { clientOptions } from '../client-options.js';

const MAX_CLIENTS = 100;
/** Together at most 20 million characters. */
const CACHE_CHARACTERS = 200_000;

/** One client for each recently used key, so that its cached answers save the quota of that key's user. */
export class ClientsByKey {
  private readonly clients = new LRUCache<string, CatalogClient>({ max: MAX_CLIENTS });

  constructor(private readonly catalogUrl: string) {}

  /** @throws MistypedKeyError */
  get(key: string): CatalogClient {
    const known = this.clients.get(key);
    if (known !== undefined) return known;
    const client = new CatalogClient({
      ...clientOptions(this.catalogUrl, key),
      cacheCharacters: CACHE_CHARACTERS,
    });
    this.clients.set(key, client);
    return client;
  }
}
