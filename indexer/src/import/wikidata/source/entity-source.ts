import type { LineFilter } from './line-filters.js';
import type { Entity } from '../entity/entity.js';

/** Something that could not be read, and was skipped. */
export interface ReadingFault {
  /** A line of the batch, counted from 1, or the name of a page. */
  readonly where: number | string;
  readonly message: string;
}

export interface EntityBatch {
  /** Documents that pass the filter, and maybe more. */
  readonly entities: readonly Entity[];
  /** Documents of any kind. */
  readonly seen: number;
  readonly lines: number;
  readonly faults: readonly ReadingFault[];
  /** How much of `size` is read. */
  readonly done: number;
}

/** Where items come from: a dump, or a folder of pages. It is read twice, for games and for the names they refer to. */
export interface EntitySource {
  /** What is read, in words: `dump`, `folder of pages`. */
  readonly form: string;
  readonly path: string;
  /** How much there is to read, in `unit`s. */
  readonly size: number;
  readonly unit: 'MB' | 'pages';
  /** `YYYY-MM-DD`, when the name of the source contains it. */
  readonly date: string | undefined;
  /** How the last reading ended: at the end of the list, without its closing bracket, or in the middle of a part. */
  readonly ending: 'closed' | 'open' | 'cut' | undefined;
  /** @throws UsageFailure for documents of an unsupported form */
  read(filter: LineFilter): AsyncGenerator<EntityBatch>;
}
