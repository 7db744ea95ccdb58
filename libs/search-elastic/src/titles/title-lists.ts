import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import {
  CatalogUnavailable,
  DeletionNeighborhoodIndex,
  RESOURCES,
  timeSlices,
  type Generation,
  type NamedWords,
  type NamingList,
  type PartialQuery,
  type RankedRecord,
  type Resource,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';
import { TitleList } from '#libs/title-search';
import { ReadPerGeneration } from '../read-per-generation.js';
import { nearKeysIn } from '../vocabulary/near-keys.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { PackedRecords } from './packed-records.js';
import { readRecords } from './read-records.js';

/** What it needs of the vocabularies of this process. */
interface VocabularyByList {
  of(generation: Generation, resource: Resource): Vocabulary | undefined;
  /** Resolves when it is read, or cannot be. */
  settled(generation: Generation): Promise<void>;
}

interface ListInMemory {
  readonly records: PackedRecords;
  readonly titles: TitleList;
}

/** None for a catalog that has too many titles. */
type ListsOfGeneration = { readonly [R in Resource]?: ListInMemory };

/** Titles of all lists of a generation together. One takes about 225 bytes, so these are about 225 MB. */
const MOST_TITLES = 1_000_000;
/** Few titles have more forms than one in a vocabulary, so they are fewer than this on average. */
const FORMS_A_TITLE = 2;

/**
 * The titles of generations in the memory of this process, from which suggestions are made and partial matches found, by
 * the search that the embedded engine uses. They are read in the background. As long as they are missing, and for a catalog
 * of too many titles, Elasticsearch is asked for suggestions, with the same result.
 */
export class TitleLists {
  private readonly lists: ReadPerGeneration<ListsOfGeneration>;

  /** @param mostTitles of all lists together */
  constructor(
    private readonly client: Client,
    private readonly prefix: string,
    private readonly vocabularies: VocabularyByList,
    private readonly onFailure: (failure: Error) => void,
    private readonly mostTitles = MOST_TITLES,
  ) {
    this.lists = new ReadPerGeneration({
      read: async (generation, signal) => {
        await this.vocabularies.settled(generation);
        return this.read(generation, signal);
      },
      // A walk through partial matches of the generation before cannot go on without them.
      keptUnusedMs: Infinity,
      onFailure: cause =>
        onFailure(new Error('The titles could not be read; suggestions are slower without them', { cause })),
    });
  }

  /** Whether all titles are read that are kept of it. */
  isRead(generation: Generation): boolean {
    return this.lists.of(generation) !== undefined;
  }

  /** Whether suggestions for this list are made in this process. */
  has(generation: Generation, resource: Resource): boolean {
    return this.lists.of(generation)?.[resource] !== undefined;
  }

  /**
   * At most `count` records in the order of the title search, each with its best matching title.
   * @returns `undefined` when the titles of this generation are not in memory
   */
  suggest(
    generation: Generation,
    resource: Resource,
    title: TitleQuery,
    count: number,
  ): Promise<Suggestion[]> | undefined {
    const list = this.lists.of(generation)?.[resource];
    return (
      list &&
      timeSlices.run(
        list.titles.suggest(title, count, (place, each) => list.records.suggestionAt(place, each)),
      )
    );
  }

  /**
   * The first records that match a part of the query.
   * @param waitMs how long the titles may be read: at the start of a process, and of an earlier generation in which a walk
   *   through partial matches continues
   * @returns `undefined` for a catalog of too many titles
   * @throws CatalogUnavailable when the titles of this generation are not read in time: another engine would find others
   */
  async partialMatches(
    generation: Generation,
    resource: Resource,
    query: PartialQuery,
    waitMs: number,
  ): Promise<RankedRecord[] | undefined> {
    const list = (await this.listsOf(generation, waitMs))[resource];
    if (list === undefined) return undefined;
    const found = await timeSlices.run(list.titles.partialMatches(query));
    return found.map(({ place, score }) => ({ id: list.records.slugs.at(place) ?? '', score }));
  }

  /** As {@link partialMatches}, for the names among the words of a query. */
  async namesIn(
    generation: Generation,
    list: NamingList,
    words: readonly string[],
    waitMs: number,
  ): Promise<NamedWords[] | undefined> {
    const names = (await this.listsOf(generation, waitMs))[list];
    if (names === undefined) return undefined;
    const found = await timeSlices.run(names.titles.namesIn(list, words));
    return found.map(({ place, ...named }) => ({ ...named, id: names.records.slugs.at(place) ?? '' }));
  }

  private async listsOf(generation: Generation, waitMs: number): Promise<ListsOfGeneration> {
    if (!this.isRead(generation)) await settledWithin(this.lists.readIfRoom(generation), waitMs);
    const lists = this.lists.of(generation);
    if (lists === undefined) throw new CatalogUnavailable('titles not read');
    return lists;
  }

  /** As {@link ReadPerGeneration.prepare}, each once its vocabulary is read. */
  prepare(...generations: readonly Generation[]): Promise<void> {
    return this.lists.prepare(...generations);
  }

  /** A reading that is under way ends without a report. */
  close(): void {
    this.lists.close();
  }

  private async read(generation: Generation, signal: AbortSignal): Promise<ListsOfGeneration> {
    // Known for sure before a million titles are read that are not kept.
    if (this.formsInVocabularies(generation) > FORMS_A_TITLE * this.mostTitles) return this.noneOfTooMany();
    const lists: Partial<Record<Resource, ListInMemory>> = {};
    let titlesLeft = this.mostTitles;
    for (const resource of RESOURCES.filter(list => !generation.missingFields.includes(list))) {
      const source = { prefix: this.prefix, generation: generation.id, resource };
      const records = await readRecords(this.client, source, titlesLeft, signal);
      if (records === undefined) return this.noneOfTooMany();
      titlesLeft -= records.titleCount;
      lists[resource] = { records, titles: await this.build(generation, resource, records, signal) };
    }
    return lists;
  }

  private formsInVocabularies(generation: Generation): number {
    const sizes = RESOURCES.map(list => this.vocabularies.of(generation, list)?.near.joined.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  private noneOfTooMany(): ListsOfGeneration {
    this.onFailure(
      new Error(
        `The catalog has more than ${this.mostTitles} titles; suggestions are slower, because none are kept`,
      ),
    );
    return {};
  }

  private build(
    generation: Generation,
    resource: Resource,
    records: PackedRecords,
    signal: AbortSignal,
  ): Promise<TitleList> {
    const vocabulary = this.vocabularies.of(generation, resource);
    const values = { slugs: records.slugs, ...records.ties };
    const work = TitleList.building(records.titlesByRecord(), values, (keys, kind) =>
      vocabulary === undefined
        ? DeletionNeighborhoodIndex.building(keys.keys)
        : nearKeysIn(vocabulary, kind, keys),
    );
    return timeSlices.runInBackground(work, signal);
  }
}

/** Waits for `work`, at most `atMostMs`. */
async function settledWithin(work: Promise<void>, atMostMs: number): Promise<void> {
  const waiting = new AbortController();
  const tooLong = delay(atMostMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]);
  waiting.abort();
}
