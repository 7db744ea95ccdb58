import { assertKeyIsWellFormed } from './api-key.js';
import { List } from './list.js';
import { requestUrl } from './request-url.js';
import type {
  CategoriesQuery,
  Category,
  Expansion,
  ExpansionsQuery,
  Game,
  GamesQuery,
  Mechanic,
  MechanicsQuery,
  Page,
  PeopleQuery,
  Person,
  Publisher,
  PublishersQuery,
} from './resources.js';
import { Transport, type TransportOptions } from './transport.js';

export interface CatalogClientOptions extends TransportOptions {
  /** Where the API is, version included: `https://catalog.example.org/api/v1`. */
  readonly baseUrl: string;
  /** An API key, from the developer dashboard. */
  readonly key: string;
}

export interface CallOptions {
  /** Ends the call, its retries and its waits; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * The catalog, typed. Every method throws `CatalogProblem` when the service refuses, `CatalogConnectionError` when no
 * answer comes, and the signal's reason when the caller gives up. It may be used for many requests at once.
 */
export class CatalogClient {
  private readonly baseUrl: string;
  private readonly transport: Transport;

  /**
   * @throws MistypedKeyError when the key cannot be right; no request is needed for that
   * @throws TypeError when `baseUrl` is not an absolute URL
   */
  constructor({ baseUrl, key, ...transport }: CatalogClientOptions) {
    assertKeyIsWellFormed(key);
    this.baseUrl = new URL(baseUrl).href;
    this.transport = new Transport(key, transport);
  }

  /** Games, in order of their ids; with `q` the best match first. */
  games(query?: GamesQuery, options?: CallOptions): List<Game> {
    return this.list('games', query, options);
  }

  /** One game with its expansions. */
  game(slug: string, options?: CallOptions): Promise<Game> {
    return this.item(['games', slug], options);
  }

  /** Every expansion of one game. */
  expansionsOf(slug: string, options?: CallOptions): Promise<readonly Expansion[]> {
    return this.item(['games', slug, 'expansions'], options);
  }

  expansions(query?: ExpansionsQuery, options?: CallOptions): List<Expansion> {
    return this.list('expansions', query, options);
  }

  mechanics(query?: MechanicsQuery, options?: CallOptions): List<Mechanic> {
    return this.list('mechanics', query, options);
  }

  categories(query?: CategoriesQuery, options?: CallOptions): List<Category> {
    return this.list('categories', query, options);
  }

  /** Publishers, in order of their ids; with `q` the best match first. */
  publishers(query?: PublishersQuery, options?: CallOptions): List<Publisher> {
    return this.list('publishers', query, options);
  }

  /** Designers and illustrators, in order of their ids; with `q` the best match first. */
  people(query?: PeopleQuery, options?: CallOptions): List<Person> {
    return this.list('people', query, options);
  }

  private list<Item>(resource: string, query: object = {}, options?: CallOptions): List<Item> {
    return new List(cursor =>
      this.get<Page<Item>>([resource], { ...query, ...(cursor && { cursor }) }, options),
    );
  }

  private async item<Item>(segments: readonly string[], options?: CallOptions): Promise<Item> {
    return (await this.get<{ data: Item }>(segments, {}, options)).data;
  }

  private get<Body>(segments: readonly string[], query: object, options?: CallOptions): Promise<Body> {
    return this.transport.get(requestUrl(this.baseUrl, segments, query), options?.signal) as Promise<Body>;
  }
}
