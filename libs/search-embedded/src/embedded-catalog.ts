import {
  CatalogGenerations,
  CatalogSearch,
  RESOURCES,
  generationId,
  shortDigest,
  type Edition,
  type EntryTypes,
  type Found,
  type Generation,
  type ListRequest,
  type RankedRecord,
  type Resource,
  type ResourceTypes,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import { InMemoryIndex } from './in-memory-index.js';

type Shelves = { readonly [R in Resource]: InMemoryIndex<R> };

/** A catalog in the memory of this process: one generation, as long as the process runs. */
export class EmbeddedCatalog {
  readonly search: CatalogSearch;
  readonly generations: CatalogGenerations;

  private constructor(
    shelves: Shelves,
    readonly generation: Generation,
    readonly counts: Readonly<Record<Resource, number>>,
  ) {
    this.search = new EmbeddedSearch(shelves);
    this.generations = new SingleGeneration(generation);
  }

  /** @throws SourceRefused when the source has a fault */
  static async load(folder: string): Promise<EmbeddedCatalog> {
    return EmbeddedCatalog.of(await CatalogSource.open(folder));
  }

  static async of(source: CatalogSource): Promise<EmbeddedCatalog> {
    const builtAt = new Date();
    const shelves = Object.fromEntries(
      await Promise.all(RESOURCES.map(async resource => [resource, await shelve(source, resource)] as const)),
    ) as unknown as Shelves;
    const longestTitleWords = Object.fromEntries(
      RESOURCES.map(resource => [resource, shelves[resource].longestTitleWords]),
    );
    const generation = {
      id: generationId(builtAt),
      digest: source.digest,
      builtAt,
      longestTitleWords,
      missingFields: [],
    };
    return new EmbeddedCatalog(shelves, generation, source.counts);
  }
}

async function shelve<R extends Resource>(source: CatalogSource, resource: R): Promise<InMemoryIndex<R>> {
  const entries: EntryTypes[R][] = [];
  for await (const entry of source.entries(resource)) entries.push(entry);
  return new InMemoryIndex(resource, entries);
}

class EmbeddedSearch extends CatalogSearch {
  constructor(private readonly shelves: Shelves) {
    super();
  }

  override list<R extends Resource>(_: Generation, request: ListRequest<R>): Promise<Found<R>> {
    const shelf: InMemoryIndex<R> = this.shelves[request.resource];
    return shelf.list(request);
  }

  override record<R extends Resource>(
    _: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined> {
    const shelf: InMemoryIndex<R> = this.shelves[resource];
    return Promise.resolve(shelf.bySlug(slug)?.item);
  }

  override editionsOf(_: Generation, slug: string): Promise<readonly Edition[] | undefined> {
    return Promise.resolve(this.shelves.games.bySlug(slug)?.listedEditions);
  }

  override nearestSlugs(_: Generation, resource: Resource, slug: string): Promise<string[]> {
    return this.shelves[resource].nearestSlugs(slug);
  }

  override partialMatches(_: Generation, resource: Resource, title: TitleQuery): Promise<RankedRecord[]> {
    return this.shelves[resource].partialMatches(title);
  }

  override suggest(
    _: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> {
    return this.shelves[resource].suggest(title, count);
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
