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
import { changesAlias, type ChangeRow } from './change-index.js';

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
    const size = count + 2;
    const rows = await this.read(after, until, size);
    const [first] = rows;
    const isWhole = rows.length === size || isAt(rows.at(-1), until);
    if (!isAt(first, after) || !isWhole) return undefined;
    const changes = rows.flatMap(({ promotion, row, change }) =>
      change === undefined
        ? []
        : [{ change: { ...change, at: timeOf(promotion) }, position: { promotion, row } }],
    );
    return changes.filter(({ position }) => isBefore(after, position)).slice(0, count);
  }

  private async read(after: ChangePosition, until: ChangePosition, size: number): Promise<ChangeRow[]> {
    if (this.generations.isUnreachable) throw new CatalogUnavailable('engine unavailable');
    const { prefix, timeoutMs } = this.options;
    const request = {
      index: changesAlias(prefix),
      query: rowsFrom(after, until),
      sort: [{ promotion: 'asc' }, { row: 'asc' }],
      size,
      timeout: `${timeoutMs}ms`,
      track_total_hits: false,
      allow_partial_search_results: false,
    } as estypes.SearchRequest;
    try {
      const { hits } = await this.client.search<ChangeRow>(request, { requestTimeout: timeoutMs });
      return hits.hits.flatMap(({ _source }) => _source ?? []);
    } catch (error) {
      if (isNoLog(error)) return [];
      throw translateError(error);
    }
  }
}

/** The rows at both positions, whatever they are, and the changes between them. */
function rowsFrom({ promotion, row }: ChangePosition, until: ChangePosition): Clause {
  const sameOne: Clause = { term: { promotion } };
  const isChange: Clause = { range: { row: { lt: LAST_ROW } } };
  return {
    bool: {
      filter: [{ range: { promotion: { lte: until.promotion } } }],
      should: [
        { bool: { filter: [sameOne, { term: { row } }] } },
        { bool: { filter: [sameOne, isChange, { range: { row: { gt: row } } }] } },
        { bool: { filter: [isChange, { range: { promotion: { gt: promotion } } }] } },
        { bool: { filter: [{ term: { promotion: until.promotion } }, { term: { row: until.row } }] } },
      ],
      minimum_should_match: 1,
    },
  };
}

function isAt(found: ChangeRow | undefined, { promotion, row }: ChangePosition): boolean {
  return found?.promotion === promotion && found.row === row;
}

/** Before the first promotion that was logged, or when the log was deleted. */
function isNoLog(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404;
}
