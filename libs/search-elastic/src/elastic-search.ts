import type { Client, estypes } from '@elastic/elasticsearch';
import {
  CatalogSearch,
  type Game,
  type Generation,
  type Hit,
  type ListRequest,
  type Resource,
} from '#libs/catalog';
import { buildRequest } from './build-request.js';
import type { Tolerance } from './clauses/title.js';
import { indexName } from './index-name.js';
import { readHits, type StoredSource } from './read-response.js';
import { translateError } from './translate-error.js';

export interface ElasticSearchOptions {
  readonly prefix: string;
  /** After this long a request is given up, on both sides. */
  readonly timeoutMs: number;
}

/** The catalog's search on Elasticsearch; every answer is asked of the concrete index of one generation. */
export class ElasticSearch extends CatalogSearch {
  constructor(
    private readonly client: Client,
    private readonly options: ElasticSearchOptions,
  ) {
    super();
  }

  /**
   * The strict tiers are asked first: they cost a fraction, and typos only ever come after them, so a page they fill
   * is the same page.
   */
  override async list<R extends Resource>(
    generation: Generation,
    request: ListRequest<R>,
  ): Promise<Hit<R>[]> {
    const strict = await this.ask(generation, request, 'strict');
    const complete =
      request.title === undefined || request.title.words.length === 0 || strict.length === request.count;
    return complete ? strict : this.ask(generation, request, 'typos');
  }

  override async game(generation: Generation, slug: string): Promise<Game | undefined> {
    const index = indexName(this.options.prefix, 'games', generation.id);
    try {
      const answer = await this.client.get<StoredSource<'games'>>(
        { index, id: slug, _source_includes: ['item'] },
        { requestTimeout: this.options.timeoutMs },
      );
      return answer._source?.item;
    } catch (error) {
      if (isNoSuchDocument(error)) return undefined;
      throw translateError(error);
    }
  }

  private async ask<R extends Resource>(
    generation: Generation,
    request: ListRequest<R>,
    tolerance: Tolerance,
  ): Promise<Hit<R>[]> {
    const { prefix, timeoutMs } = this.options;
    try {
      const response = await this.client.search<StoredSource<R>>(
        {
          index: indexName(prefix, request.resource, generation.id),
          ...buildRequest(request, tolerance),
          timeout: `${timeoutMs}ms`,
        } as estypes.SearchRequest,
        { requestTimeout: timeoutMs },
      );
      return readHits(response);
    } catch (error) {
      throw translateError(error);
    }
  }
}

/** A 404 without an error is a missing document, one with an error a missing index. */
function isNoSuchDocument(error: unknown): boolean {
  const body = (error as { meta?: { body?: { found?: boolean } } }).meta?.body;
  return body?.found === false;
}
