import type { Client, estypes } from '@elastic/elasticsearch';
import {
  CatalogSearch,
  CatalogUnavailable,
  concernsAllMatches,
  timeSlices,
  type Edition,
  type Found,
  type Generation,
  type ListRequest,
  type NamedWords,
  type NamingList,
  type PartialQuery,
  type RankedRecord,
  type Resource,
  type ResourceTypes,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { buildRequest } from './build-request.js';
import type { TypoSearch } from './clauses/title.js';
import { GenerationRequests, type RequestOptions } from './generation-requests.js';
import { completeItem } from './index-model/complete-item.js';
import { LISTED_EDITIONS } from './index-model/mapping.js';
import { partialTitlesRequest, readPartialTitles } from './partial-titles.js';
import { nearestSlugsRequest } from './nearest-slugs-request.js';
import { ALWAYS_ASK, type Reachability } from './reachability.js';
import { readFound, readSlugs, readSuggestions, type StoredSource } from './read-response.js';
import type { StoredTitles } from './stored-titles.js';
import { indexName } from './index-name.js';
import type { TitleLists } from './titles/title-lists.js';
import type { Vocabularies } from './vocabulary/vocabularies.js';

/** What a suggestion is made of. */
const SUGGESTED = ['item.id', 'item.name', 'item.label', 'item.yearPublished', 'alternatives'];

/** The catalog's search on Elasticsearch; every request goes to the concrete index of one generation. */
export class ElasticSearch extends CatalogSearch {
  private readonly requests: GenerationRequests;

  constructor(
    client: Client,
    private readonly vocabularies: Vocabularies,
    private readonly options: RequestOptions,
    reachability: Reachability = ALWAYS_ASK,
    private readonly titleLists?: TitleLists,
  ) {
    super();
    this.requests = new GenerationRequests(client, options, reachability);
  }

  override async list<R extends Resource>(
    generation: Generation,
    request: ListRequest<R>,
  ): Promise<Found<R>> {
    const response = await this.answer<R, StoredSource<R>>(generation, request);
    return timeSlices.run(readFound(response, request));
  }

  override async nearestSlugs(generation: Generation, resource: Resource, slug: string): Promise<string[]> {
    return readSlugs(await this.requests.search(generation, resource, nearestSlugsRequest(slug)));
  }

  override suggest(
    generation: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> {
    return (
      this.titleLists?.suggest(generation, resource, title, count) ??
      this.askForSuggestions(generation, resource, title, count)
    );
  }

  private async askForSuggestions(
    generation: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> {
    const request: ListRequest<Resource> = {
      resource,
      filters: {},
      title,
      after: undefined,
      count,
    };
    const response = await this.answer<Resource, StoredTitles>(generation, request, SUGGESTED);
    return timeSlices.run(readSuggestions(response, resource, title));
  }

  override async partialMatches(
    generation: Generation,
    resource: Resource,
    query: PartialQuery,
  ): Promise<readonly RankedRecord[]> {
    const found = await this.titleLists?.partialMatches(generation, resource, query, this.options.timeoutMs);
    if (found !== undefined) return found;
    const request = partialTitlesRequest(resource, query);
    const response = await this.requests.search<StoredTitles>(generation, resource, request, SUGGESTED);
    return readPartialTitles(response, query);
  }

  /** Names are looked for in memory alone: none where the titles are too many for it. */
  override async namesIn(
    generation: Generation,
    list: NamingList,
    words: readonly string[],
  ): Promise<readonly NamedWords[]> {
    return (await this.titleLists?.namesIn(generation, list, words, this.options.timeoutMs)) ?? [];
  }

  override async record<R extends Resource>(
    generation: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined> {
    const stored = await this.requests.source<StoredSource<R>>(generation, resource, slug);
    return stored && completeItem(resource, stored.item);
  }

  override async editionsOf(generation: Generation, slug: string): Promise<readonly Edition[] | undefined> {
    if (generation.missingFields.includes(`games.${LISTED_EDITIONS}`))
      throw new CatalogUnavailable('field not indexed');
    const stored = await this.requests.storedTexts(generation, 'games', slug, LISTED_EDITIONS);
    return stored?.map(text => JSON.parse(text) as Edition);
  }

  /**
   * Without a vocabulary the strict tiers are searched first: finding typos costs several times as much, and typos only
   * ever come after, so a page that the strict tiers fill is the same page. Not so when all matches are counted or
   * sorted.
   * @param source the fields to read of each record; by default all that are kept
   */
  private async answer<R extends Resource, Source>(
    generation: Generation,
    request: ListRequest<R>,
    source?: readonly string[],
  ): Promise<estypes.SearchResponse<Source>> {
    const index = indexName(this.options.prefix, request.resource, generation.id);
    const ask = (typos: TypoSearch) =>
      this.requests.search<Source>(generation, request.resource, buildRequest(request, typos, index), source);
    if (request.title === undefined) return ask('none');
    const vocabulary = this.vocabularies.of(generation, request.resource);
    if (vocabulary === undefined && !concernsAllMatches(request)) {
      const strict = await ask('none');
      if (strict.hits.hits.length === request.count) return strict;
    }
    return ask(
      vocabulary === undefined ? 'fuzzy' : await timeSlices.run(vocabulary.nearQuery(request.title)),
    );
  }
}
