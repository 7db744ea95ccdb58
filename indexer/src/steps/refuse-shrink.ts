import { RESOURCES, type Resource } from '#libs/catalog';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import { grouped } from '../report/progress-snapshot.js';

/** By list; an older version knew fewer lists. */
type Counts = Readonly<Partial<Record<Resource, number>>>;

/** A list may lose a tenth of its records at once; losing more is more often a broken export than meant. */
const SMALLEST_SHARE = 0.9;

export class ShrinkRefused extends IndexerFailure {
  readonly code = 'shrink_refused';
  readonly exitCode = EXIT.checkFailed;
}

/** @throws ShrinkRefused when any list of `next` has lost more than a tenth of its records in `current` */
export function refuseShrink(current: Counts | undefined, next: Counts): void {
  if (current === undefined) return;
  const changes = RESOURCES.flatMap(resource => {
    const [before, after] = [current[resource] ?? 0, next[resource] ?? 0];
    return after < SMALLEST_SHARE * before
      ? [`${resource} from ${grouped(before)} to ${grouped(after)}`]
      : [];
  });
  if (changes.length === 0) return;
  throw new ShrinkRefused(
    `the catalog would shrink by more than 10 %: ${changes.join(', ')}. Pass --allow-shrink if that is meant.`,
  );
}
