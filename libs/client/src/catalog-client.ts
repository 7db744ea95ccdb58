import { readKey } from './api-key.js';
import { List } from './list.js';
import { requestUrl } from './request-url.js';
import type {
  AwardsQuery,
  CategoriesQuery,
  ChangesQuery,
  ExpansionsQuery,
  Fields,
  GamesQuery,
  MechanicsQuery,
  PeopleQuery,
  PublishersQuery,
  SeriesQuery,
  SuggestQuery,
} from './queries.js';
import type {
  Award,
  Category,
  Change,
  ChangesPage,
  Edition,
  Expansion,
  Game,
  GamesPage,
  Mechanic,
  Page,
  Person,
  Publisher,
  SearchedPage,
  Series,
  Suggestions,
} from './resources.js';
import { type CallOptions, Transport } from './transport.js';
import type { TransportOptions } from './transport-settings.js';

export interface CatalogClientOptions extends TransportOptions {
  /** Where the API is, version included: `https://catalog.example.org/api/v1`. Without it, and without a key, the constructor throws, so that variables may be passed as they are. */
  readonly baseUrl: string | undefined;
  /** An API key, from the developer dashboard; white space around it and a pasted `Bearer` are left out. */
  readonly key: string | undefined;
}

/**
 * The catalog, typed. Every method throws `CatalogProblem` when the service refuses, `CatalogConnectionError` when no
 * response comes, and the signal's reason when the caller gives up. It may be used for many requests at once.
 */
export class CatalogClient {
  private readonly baseUrl: string;
  private readonly transport: Transport;

  /**
   * @throws MistypedKeyError when the key cannot be right; no request is needed for that
   * @throws TypeError when `baseUrl` is not an absolute URL of HTTP, or an option has a value that it cannot have
   */
  constructor({ baseUrl, key, ...transport }: CatalogClientOptions) {
    const usedKey = readKey(key);
    this.baseUrl = absoluteUrl(baseUrl);
    this.transport = new Transport(usedKey, transport);
  }

  /** Games, in order of their ids; with `q` the best match first. */
  games<Field extends keyof Game = keyof Game>(
    query?: GamesQuery<Field>,
    options?: CallOptions,
  ): List<Pick<Game, Field | 'id'>, GamesPage<Pick<Game, Field | 'id'>>> {
    return this.list('games', query, options);
  }

  /** One game with its expansions. */
  game<Field extends keyof Game = keyof Game>(
    slug: string,
    options: CallOptions & Fields<Field> = {},
  ): Promise<Pick<Game, Field | 'id'>> {
    return this.item(['games', slug], options, { fields: options.fields });
  }

  /** Every expansion of one game. */
  expansionsOf(slug: string, options?: CallOptions): Promise<readonly Expansion[]> {
    return this.item(['games', slug, 'expansions'], options);
  }

  /** Every known edition of one game, by year of publication, then language. */
  editionsOf(slug: string, options?: CallOptions): Promise<readonly Edition[]> {
    return this.item(['games', slug, 'editions'], options);
  }

  /** Expansions, in order of their ids; with `q` the best match first. */
  expansions<Field extends keyof Expansion = keyof Expansion>(
    query?: ExpansionsQuery<Field>,
    options?: CallOptions,
  ): List<Pick<Expansion, Field | 'id'>, SearchedPage<Pick<Expansion, Field | 'id'>>> {
    return this.list('expansions', query, options);
  }

  expansion(slug: string, options?: CallOptions): Promise<Expansion> {
    return this.item(['expansions', slug], options);
  }

  mechanics(query?: MechanicsQuery, options?: CallOptions): List<Mechanic> {
    return this.list('mechanics', query, options);
  }

  mechanic(slug: string, options?: CallOptions): Promise<Mechanic> {
    return this.item(['mechanics', slug], options);
  }

  categories(query?: CategoriesQuery, options?: CallOptions): List<Category> {
    return this.list('categories', query, options);
  }

  category(slug: string, options?: CallOptions): Promise<Category> {
    return this.item(['categories', slug], options);
  }

  awards(query?: AwardsQuery, options?: CallOptions): List<Award> {
    return this.list('awards', query, options);
  }

  award(slug: string, options?: CallOptions): Promise<Award> {
    return this.item(['awards', slug], options);
  }

  /** All series, or one of them by its slug. */
  series(query?: SeriesQuery, options?: CallOptions): List<Series>;
  series(slug: string, options?: CallOptions): Promise<Series>;
  series(which?: SeriesQuery | string, options?: CallOptions): List<Series> | Promise<Series> {
    return typeof which === 'string'
      ? this.item(['series', which], options)
      : this.list('series', which, options);
  }

  /** Publishers, in order of their ids; with `q` the best match first. */
  publishers(query?: PublishersQuery, options?: CallOptions): List<Publisher, SearchedPage<Publisher>> {
    return this.list('publishers', query, options);
  }

  publisher(slug: string, options?: CallOptions): Promise<Publisher> {
    return this.item(['publishers', slug], options);
  }

  /** Designers and illustrators, in order of their ids; with `q` the best match first. */
  people(query?: PeopleQuery, options?: CallOptions): List<Person, SearchedPage<Person>> {
    return this.list('people', query, options);
  }

  person(slug: string, options?: CallOptions): Promise<Person> {
    return this.item(['people', slug], options);
  }

  /** Titles of games, of another list, or with the type `all` of every list; the last word of `q` is taken as unfinished. */
  suggest(query: SuggestQuery, options?: CallOptions): Promise<Suggestions> {
    return this.get(['suggest'], query, options);
  }

  /**
   * What changed in the catalog, oldest first, up to now. Without `since`, nothing: `(await changes().firstPage()).until` is what to
   * begin with. To go on later, keep the `until` of any of `pages()`.
   */
  changes(query?: ChangesQuery, options?: CallOptions): List<Change, ChangesPage> {
    return this.list('changes', query, options);
  }

  private list<Item, P extends Page<Item>>(
    resource: string,
    query: object = {},
    options?: CallOptions,
  ): List<Item, P> {
    return new List(cursor => this.get<P>([resource], { ...query, ...(cursor && { cursor }) }, options));
  }

  private async item<Item>(segments: readonly string[], options?: CallOptions, query = {}): Promise<Item> {
    return (await this.get<{ data: Item }>(segments, query, options)).data;
  }

  private get<Body>(segments: readonly string[], query: object, options?: CallOptions): Promise<Body> {
    return this.transport.get(requestUrl(this.baseUrl, segments, query), options) as Promise<Body>;
  }
}

function absoluteUrl(baseUrl: string | undefined): string {
  // Without a scheme, `localhost:3000` would be a URL with the scheme `localhost`.
  if (baseUrl !== undefined && /^https?:/i.test(baseUrl) && URL.canParse(baseUrl))
    return new URL(baseUrl).href;
  const fault = baseUrl === undefined ? 'is undefined; it must' : 'must';
  throw new TypeError(
    `The option baseUrl ${fault} be a URL with http or https, such as https://catalog.example.org/api/v1.`,
  );
}
