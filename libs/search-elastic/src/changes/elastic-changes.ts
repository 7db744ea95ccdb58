import { errors, type Client, type estypes } from '@elastic/elasticsearch';
import {
  CatalogChanges,
  CatalogUnavailable,
  LAST_ROW,
  isBefore,
  timeOf,
  type ChangePosition,
  type LoggedChange,
} from '#libs/catalog';
import type { Clause } from '../clauses/constant.js';
import type { ElasticGenerations } from '../elastic-generations.js';
import { translateError } from '../translate-error.js';
import { changesAlias, type ChangeBlock } from './change-index.js';

export interface ElasticChangesOptions {
  readonly prefix: string;
  /** After this time a request is abandoned, on both sides. */
  readonly timeoutMs: number;
}

/** Reads the log of changes through its alias, which shows promotions that took effect and nothing else. */
export class ElasticChanges extends CatalogChanges {
  constructor(
    private readonly client: Client,
    private readonly options: ElasticChangesOptions,
    private readonly generations: ElasticGenerations,
  ) {
    super();
  }

  override now(): ChangePosition {
    return { promotion: this.generations.currentPromotion(), row: LAST_ROW };
  }

  /**
   * The rows at both ends are read, too. That the first is there shows that none behind it is missing; that the last is there,
   * that the log leads to the generation that is served, which an indexer of another version may have promoted.
   */
  override async between(
    after: ChangePosition,
    until: ChangePosition,
    count: number,
  ): Promise<readonly LoggedChange[] | undefined> {
    const size = count + 1;
    const blocks = await this.read(after, until, size);
    const isWhole = blocks.length === size || hasRow(blocks.at(-1), until);
    if (!hasRow(blocks[0], after) || !isWhole) return undefined;
    return blocks
      .flatMap(loggedChanges)
      .filter(({ position }) => isBefore(after, position))
      .slice(0, count);
  }

  private async read(after: ChangePosition, until: ChangePosition, size: number): Promise<ChangeBlock[]> {
    if (this.generations.isUnreachable) throw new CatalogUnavailable('engine unavailable');
    const { prefix, timeoutMs } = this.options;
    const request = {
      index: changesAlias(prefix),
      query: blocksFrom(after, until),
      sort: [{ promotion: 'asc' }, { row: 'asc' }],
      size,
      timeout: `${timeoutMs}ms`,
      track_total_hits: false,
      allow_partial_search_results: false,
    } as estypes.SearchRequest;
    try {
      const { hits } = await this.client.search<ChangeBlock>(request, { requestTimeout: timeoutMs });
      return hits.hits.flatMap(({ _source }) => _source ?? []);
    } catch (error) {
      if (isNoLog(error)) return [];
      throw translateError(error);
    }
  }
}

/** The blocks that have the rows at both positions, and those between them. */
function blocksFrom({ promotion, row }: ChangePosition, until: ChangePosition): Clause {
  const sameOne: Clause = { term: { promotion } };
  const hasChanges: Clause = { range: { row: { lt: LAST_ROW } } };
  const following: Clause = { range: { row: { gte: row, lt: LAST_ROW } } };
  return {
    bool: {
      filter: [{ range: { promotion: { lte: until.promotion } } }],
      should: [
        { bool: { filter: [sameOne, row === LAST_ROW ? { term: { row } } : following] } },
        { bool: { filter: [hasChanges, { range: { promotion: { gt: promotion } } }] } },
        { bool: { filter: [{ term: { promotion: until.promotion } }, { term: { row: until.row } }] } },
      ],
      minimum_should_match: 1,
    },
  };
}

function hasRow(block: ChangeBlock | undefined, { promotion, row }: ChangePosition): boolean {
  if (block?.promotion !== promotion) return false;
  return row === block.row || (row < block.row && row > block.row - block.changes.length);
}

function loggedChanges({ promotion, row, changes }: ChangeBlock): LoggedChange[] {
  const first = row - changes.length + 1;
  return changes.map((change, index) => ({
    change: { ...change, at: timeOf(promotion) },
    position: { promotion, row: first + index },
  }));
}

/** Before the first promotion that was logged, or when the log was deleted. */
function isNoLog(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}
