import type { Floor } from '../floors.data.js';
import type { EngineResult } from './measure-engine.js';

/** A floor and what was reached over all its classes together. */
export interface Judgment {
  readonly floor: Floor;
  readonly queries: number;
  readonly at1: number;
  readonly at5: number;
  readonly holds: boolean;
}

/** Floors whose classes have no query on this catalog are left out: nothing was measured. */
export function judgeFloors(floors: readonly Floor[], result: EngineResult): Judgment[] {
  return floors.map(floor => judge(floor, result)).filter(({ queries }) => queries > 0);
}

function judge(floor: Floor, result: EngineResult): Judgment {
  const classes = floor.classes.flatMap(name => result.get(name) ?? []);
  const queries = classes.reduce((sum, each) => sum + each.queries, 0);
  const share = (recall: 'recallAt1' | 'recallAt5'): number =>
    classes.reduce((sum, each) => sum + each[recall] * each.queries, 0) / queries;
  const at1 = share('recallAt1');
  const at5 = share('recallAt5');
  // Shares are sums of fractions: a difference of less than a thousandth of a query is rounding.
  const tolerance = 0.001 / queries;
  const holds = at1 >= floor.at1 - tolerance && at5 >= floor.at5 - tolerance;
  return { floor, queries, at1, at5, holds };
}
