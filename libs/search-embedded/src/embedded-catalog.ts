import {
  CatalogChanges,
  CatalogGenerations,
  CatalogSearch,
  RESOURCES,
  LAST_ROW,
  generationId,
  shortDigest,
  type ChangePosition,
  type Edition,
  type EntryTypes,
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
import { CatalogSource } from '#libs/catalog-source';
import { InMemoryIndex } from './in-memory-index.js';

type Indexes = { readonly [R in Resource]: InMemoryIndex<R> };

/** A catalog in the memory of this process: one generation, as long as the process runs. */
export class EmbeddedCatalog {
  readonly search: CatalogSearch;
  readonly generations: CatalogGenerations;
  readonly changes: CatalogChanges;

  private constructor(
    indexes: Indexes,
    readonly generation: Generation,
    readonly counts: Readonly<Record<Resource, number>>,
  ) {
    this.search = new EmbeddedSearch(indexes);
    this.generations = new SingleGeneration(generation);
    this.changes = new NoChanges(generation);
  }

  /** @throws SourceRefused when the source has a fault */
  static async load(folder: string): Promise<EmbeddedCatalog> {
    return EmbeddedCatalog.of(await CatalogSource.open(folder));
  }

  static async of(source: CatalogSource): Promise<EmbeddedCatalog> {
    const builtAt = new Date();
    const indexes = Object.fromEntries(
      await Promise.all(
        RESOURCES.map(async resource => [resource, await buildIndex(source, resource)] as const),
      ),
    ) as unknown as Indexes;
    const longestTitleWords = Object.fromEntries(
      RESOURCES.map(resource => [resource, indexes[resource].longestTitleWords]),
    );
    const generation = {
      id: generationId(builtAt),
      digest: source.digest,
      builtAt,
      longestTitleWords,
      missingFields: [],
    };
    return new EmbeddedCatalog(indexes, generation, source.counts);
  }
}

async function buildIndex<R extends Resource>(source: CatalogSource, resource: R): Promise<InMemoryIndex<R>> {
  const entries: EntryTypes[R][] = [];
  for await (const entry of source.entries(resource)) entries.push(entry);
  return new InMemoryIndex(resource, entries);
}

class EmbeddedSearch extends CatalogSearch {
  constructor(private readonly indexes: Indexes) {
    super();
  }

  override list<R extends Resource>(_: Generation, request: ListRequest<R>): Promise<Found<R>> {
    const index: InMemoryIndex<R> = this.indexes[request.resource];
    return index.list(request);
  }

  override record<R extends Resource>(
    _: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined> {
    const index: InMemoryIndex<R> = this.indexes[resource];
    return Promise.resolve(index.bySlug(slug)?.item);
  }

  override editionsOf(_: Generation, slug: string): Promise<readonly Edition[] | undefined> {
    return Promise.resolve(this.indexes.games.bySlug(slug)?.listedEditions);
  }

  override nearestSlugs(_: Generation, resource: Resource, slug: string): Promise<string[]> {
    return this.indexes[resource].nearestSlugs(slug);
  }

  override partialMatches(_: Generation, resource: Resource, query: PartialQuery): Promise<RankedRecord[]> {
    return this.indexes[resource].partialMatches(query);
  }

  override namesIn(_: Generation, list: NamingList, words: readonly string[]): Promise<NamedWords[]> {
    return this.indexes[list].namesIn(list, words);
  }

  override suggest(
    _: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> {
    return this.indexes[resource].suggest(title, count);
  }
}

class SingleGeneration extends CatalogGenerations {
  constructor(private readonly generation: Generation) {
    super();
  }

  override current(): Generation {
    return this.generation;
  }

  override withDigest(digest: string): Generation | undefined {
    return shortDigest(this.generation.digest) === digest ? this.generation : undefined;
  }
}

/** A log that begins with the process, and has no promotion but the one that it began with. */
class NoChanges extends CatalogChanges {
  constructor(private readonly generation: Generation) {
    super();
  }

  override now(): ChangePosition {
    return { promotion: this.generation.id, row: LAST_ROW };
  }

  /** Only a position of an earlier process is before the end. */
  override between(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
