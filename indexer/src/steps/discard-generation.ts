import type { Context } from '../context.js';
import { indexNames } from '../generations/index-names.js';
import { removeIndices } from './remove-indices.js';
import { reportUnfinished } from './report-left-behind.js';

/** What stopped the build may also keep Elasticsearch from deleting, which must not hold up the report of the failure. */
const TIMEOUT_MS = 10_000;

/** Removes what there is of a generation whose build failed. It never throws: the failure that led here is what matters. */
export async function discardGeneration(context: Context, generation: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await removeIndices(context, indexNames(context.prefix, generation), { signal });
    context.report.tell('discard', `removed the unfinished generation ${generation}`, { generation });
  } catch {
    reportUnfinished(context, generation);
  }
}
