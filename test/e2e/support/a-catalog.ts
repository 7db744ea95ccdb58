import {
  CatalogGenerations,
  CatalogSearch,
  CatalogUnavailable,
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
  ownDigest,
  shortDigest,
} from '#libs/catalog';
import { EmbeddedCatalog } from '#libs/search-embedded';
import { type SourceRecords, writeSource } from '#libs/testing';
import type { CatalogConnection } from '../../../apps/api/src/index.js';
import { TestChangeLog } from './a-change-log.js';
import { FIXTURE } from './fixture-catalog.js';

/** A generation that is kept beside others. */
interface Built {
  readonly engine: EmbeddedCatalog;
  readonly generation: Generation;
}

/**
 * The embedded engine with additional features for tests: several generations, failures, and a way to
 * delay an answer. It also counts how often it was asked.
 */
export class TestCatalog extends CatalogGenerations implements CatalogConnection {
  readonly generations = this;
  readonly search: CatalogSearch = new DispatchingSearch(this);
  readonly changes = new TestChangeLog();
  failure: CatalogUnavailable | Error | undefined;
  /** Whether the engine was never reached, so that the current generation is unknown. */
  unreachable = false;
  /** Reported as current instead of the generation that was promoted last. */
  shown: Generation | undefined;
  gate: Promise<void> = Promise.resolve();
  asked = 0;
  private built: Built[] = [];

  /** A catalog whose current generation is the fixture. */
  static async withFixture(): Promise<TestCatalog> {
    const catalog = new TestCatalog();
    await catalog.promote(FIXTURE);
    return catalog;
  }

  /** Builds a generation and promotes it; earlier ones are kept. */
  async promote(records: SourceRecords): Promise<Generation> {
    const engine = await EmbeddedCatalog.load(await writeSource(records));
    const { generation } = engine;
    const next = {
      engine,
      generation: { ...generation, digest: ownDigest(generation.digest, generation.id) },
    };
    await this.makeCurrent(next);
    return next.generation;
  }

  /** Promotes the generation that was current before. */
  async rollback(): Promise<Generation> {
    const [current, previous] = this.built.splice(0, 2);
    this.built.unshift(current!);
    await this.makeCurrent(previous!);
    return previous!.generation;
  }

  private async makeCurrent(next: Built): Promise<void> {
    await this.changes.promote(this.built[0]?.engine, next.engine);
    this.built.unshift(next);
  }

  /** Deletes every generation except the current one. */
  prune(): void {
    this.built.length = 1;
  }

  override current(): Generation | undefined {
    if (this.unreachable) throw new CatalogUnavailable('engine unavailable');
    return this.shown ?? this.built[0]?.generation;
  }

  override withDigest(digest: string): Generation | undefined {
    return this.built
      .map(({ generation }) => generation)
      .find(({ digest: full }) => shortDigest(full) === digest);
  }

  async engineOf({ id }: Generation): Promise<CatalogSearch> {
    this.asked++;
    await this.gate;
    if (this.failure !== undefined) throw this.failure;
    const built = this.built.find(({ generation }) => generation.id === id);
    if (built === undefined) throw new Error(`the test built no generation ${id}`);
    return built.engine.search;
  }

  async health(): Promise<string> {
    return this.failure?.message ?? 'ok';
  }

  async close(): Promise<void> {}
}

class DispatchingSearch extends CatalogSearch {
  constructor(private readonly catalog: TestCatalog) {
    super();
  }

  override async list<R extends Resource>(
    generation: Generation,
    request: ListRequest<R>,
  ): Promise<Found<R>> {
    return (await this.catalog.engineOf(generation)).list(generation, request);
  }

  override async record<R extends Resource>(
    generation: Generation,
    resource: R,
    slug: string,
  ): Promise<ResourceTypes[R] | undefined> {
    return (await this.catalog.engineOf(generation)).record(generation, resource, slug);
  }

  override async editionsOf(generation: Generation, slug: string): Promise<readonly Edition[] | undefined> {
    return (await this.catalog.engineOf(generation)).editionsOf(generation, slug);
  }

  override async nearestSlugs(generation: Generation, resource: Resource, slug: string): Promise<string[]> {
    return (await this.catalog.engineOf(generation)).nearestSlugs(generation, resource, slug);
  }

  override async partialMatches(
    generation: Generation,
    resource: Resource,
    query: PartialQuery,
  ): Promise<readonly RankedRecord[]> {
    return (await this.catalog.engineOf(generation)).partialMatches(generation, resource, query);
  }

  override async namesIn(
    generation: Generation,
    list: NamingList,
    words: readonly string[],
  ): Promise<readonly NamedWords[]> {
    return (await this.catalog.engineOf(generation)).namesIn(generation, list, words);
  }

  override async suggest(
    generation: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> {
    return (await this.catalog.engineOf(generation)).suggest(generation, resource, title, count);
  }
}
