import type { Context } from '../context.js';
import { indexNames } from '../generations/index-names.js';
import { removeIndices } from './remove-indices.js';
import { reportUnfinished } from './report-left-behind.js';

/** Removes what there is of a generation whose build failed. It never throws: the failure that led here is what matters. */
export async function discardGeneration(context: Context, generation: string): Promise<void> {
  try {
    await removeIndices(context, indexNames(context.prefix, generation));
    context.report.tell('discard', `removed the unfinished generation ${generation}`, { generation });
  } catch {
    reportUnfinished(context, generation);
  }
}
