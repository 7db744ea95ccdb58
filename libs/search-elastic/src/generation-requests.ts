import type { Client, estypes } from '@elastic/elasticsearch';
import { CatalogUnavailable, type Generation, type Resource } from '#libs/catalog';
import type { SearchBody } from './build-request.js';
import { indexName } from './index-name.js';
import type { Reachability } from './reachability.js';
import { translateError } from './translate-error.js';

export interface RequestOptions {
  readonly prefix: string;
  /** After this time a request is abandoned, on both sides. */
  readonly timeoutMs: number;
}

/**
 * Requests to the concrete indices of one generation, each limited in time.
 * Every method throws CatalogUnavailable when there is no answer, at once while Elasticsearch is unreachable.
 */
export class GenerationRequests {
  constructor(
    private readonly client: Client,
    private readonly options: RequestOptions,
    private readonly reachability: Reachability,
  ) {}

  /** @param source the fields to read of each record; by default all that are kept */
  search<Source>(
    generation: Generation,
    resource: Resource,
    body: SearchBody,
    source?: readonly string[],
  ): Promise<estypes.SearchResponse<Source>> {
    const { prefix, timeoutMs } = this.options;
    const request = {
      index: indexName(prefix, resource, generation.id),
      ...body,
      ...(source && { _source: source }),
      timeout: `${timeoutMs}ms`,
    } as estypes.SearchRequest;
    return this.send(() => this.client.search<Source>(request, { requestTimeout: timeoutMs }));
  }

  /** What is kept of one record; `undefined` when there is no such record. */
  async source<Source>(
    generation: Generation,
    resource: Resource,
    slug: string,
  ): Promise<Source | undefined> {
    return (await this.get<Source>(generation, resource, slug, {}))?._source;
  }

  /** The texts in a field of one record that is stored by itself; `undefined` when there is no such record. */
  async storedTexts(
    generation: Generation,
    resource: Resource,
    slug: string,
    field: string,
  ): Promise<readonly string[] | undefined> {
    const response = await this.get(generation, resource, slug, { stored_fields: field });
    return response && ((response.fields?.[field] ?? []) as readonly string[]);
  }

  private get<Source>(
    generation: Generation,
    resource: Resource,
    slug: string,
    what: Pick<estypes.GetRequest, 'stored_fields'>,
  ): Promise<estypes.GetResponse<Source> | undefined> {
    const { prefix, timeoutMs } = this.options;
    const request = { index: indexName(prefix, resource, generation.id), id: slug, ...what };
    return this.send(() =>
      this.client.get<Source>(request, { requestTimeout: timeoutMs }).catch((error: unknown) => {
        if (isNoSuchDocument(error)) return undefined;
        throw error;
      }),
    );
  }

  /** Fails at once instead of waiting for a timeout that is already certain. */
  private async send<T>(request: () => Promise<T>): Promise<T> {
    if (this.reachability.isUnreachable) throw new CatalogUnavailable('engine unavailable');
    try {
      return await request();
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
