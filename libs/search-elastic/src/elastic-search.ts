import type { Client, estypes } from '@elastic/elasticsearch';
import {
  CatalogSearch,
  CatalogUnavailable,
  timeSlices,
  type Found,
  type Generation,
  type ListRequest,
  type Resource,
  type ResourceTypes,
} from '#libs/catalog';
import { buildRequest } from './build-request.js';
import type { TypoSearch } from './clauses/title.js';
import { indexName } from './index-name.js';
import { ALWAYS_ASK, type Reachability } from './reachability.js';
import { readFound, type StoredSource } from './read-response.js';
import { translateError } from './translate-error.js';
import type { Vocabularies } from './vocabulary/vocabularies.js';

export interface ElasticSearchOptions {
  readonly prefix: string;
  /** After this long a request is given up, on both sides. */
  readonly timeoutMs: number;
}

/** The catalog's search on Elasticsearch; every answer is asked of the concrete index of one generation. */
export class ElasticSearch extends CatalogSearch {
  constructor(
    private readonly client: Client,
    private readonly vocabularies: Vocabularies,
    private readonly options: ElasticSearchOptions,
    private readonly reachability: Reachability = ALWAYS_ASK,
  ) {
    super();
  }

  /**
   * Without a vocabulary the strict tiers are asked first: finding typos costs several times as much, and they only
   * ever come after, so a page that the strict tiers fill is the same page. Unless something is asked of all matches.
   */
  override async list<R extends Resource>(
    generation: Generation,
    request: ListRequest<R>,
  ): Promise<Found<R>> {
    if (request.title === undefined) return this.ask(generation, request, 'none');
    const vocabulary = this.vocabularies.of(generation, request.resource);
    if (vocabulary !== undefined)
      return this.ask(generation, request, await timeSlices.run(vocabulary.nearQuery(request.title)));
    if (concernsAllMatches(request)) return this.ask(generation, request, 'fuzzy');
    const strict = await this.ask(generation, request, 'none');
    return strict.hits.length === request.count ? strict : this.ask(generation, request, 'fuzzy');
  }

  override async record<R extends Resource>(
    generation: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined> {
    const index = indexName(this.options.prefix, resource, generation.id);
    this.refuseWhileUnreachable();
    try {
      const answer = await this.client.get<StoredSource<R>>(
        { index, id: slug },
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
    typos: TypoSearch,
  ): Promise<Found<R>> {
    const { prefix, timeoutMs } = this.options;
    this.refuseWhileUnreachable();
    try {
      const response = await this.client.search<StoredSource<R>>(
        {
          index: indexName(prefix, request.resource, generation.id),
          ...buildRequest(request, typos),
          timeout: `${timeoutMs}ms`,
        } as estypes.SearchRequest,
        { requestTimeout: timeoutMs },
      );
      return await timeSlices.run(readFound(response, request));
    } catch (error) {
      throw translateError(error);
    }
  }

  /** A failure that is known beforehand is not worth waiting for a time-out. */
  private refuseWhileUnreachable(): void {
    if (this.reachability.isUnreachable) throw new CatalogUnavailable('engine away');
  }
}

function concernsAllMatches({ sort, countsMatches, facets }: ListRequest<Resource>): boolean {
  return sort !== undefined || countsMatches === true || facets !== undefined;
}

/** A 404 without an error is a missing document, one with an error a missing index. */
function isNoSuchDocument(error: unknown): boolean {
  const body = (error as { meta?: { body?: { found?: boolean } } }).meta?.body;
  return body?.found === false;
}
