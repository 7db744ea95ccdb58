import { advanceBy } from '../../../report/advance-by.js';
import type { Report } from '../../../report/report.js';
import type { EntityBatch, EntitySource } from '../source/entity-source.js';
import type { LineFilter } from '../source/line-filters.js';

export interface PassContext {
  readonly source: EntitySource;
  readonly report: Report;
  readonly signal: AbortSignal;
}

/** Reads the source once, from its start to its end, with its progress shown. */
export async function* readPass(
  { source, report, signal }: PassContext,
  step: 'games' | 'names',
  filter: LineFilter,
): AsyncGenerator<EntityBatch> {
  const progress = report.begin(`find ${step}`, `in ${source.unit}`, Math.ceil(source.size));
  const advanceTo = advanceBy(progress);
  try {
    for await (const batch of source.read(filter)) {
      yield batch;
      advanceTo(batch.done);
      signal.throwIfAborted();
    }
    advanceTo(Math.ceil(source.size));
  } finally {
    progress.end();
  }
}
