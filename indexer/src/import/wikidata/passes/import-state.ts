import type { Position } from '../source/position.js';
import { START } from '../source/position.js';
import type { EntitySource, ReadingFault } from '../source/entity-source.js';

/** Bytes of the files of the work folder that count. */
export interface FileLengths {
  readonly findings: number;
  readonly names: number;
}

/** Where an import is. What it has found is in the files of the work folder. */
export interface ImportState {
  readonly form: typeof FORM;
  /** Recognizes the source, from its bytes at `position`: an import cannot be continued with another one. */
  readonly fingerprint: string;
  /** Digest of the tables by which items were judged. */
  readonly tables: string;
  readonly step: 'games' | 'names' | 'write';
  readonly position: Position;
  readonly lengths: FileLengths;
  readonly reading: ReadingTally;
}

/** What the first pass has met. */
export interface ReadingTally {
  /** Documents of any kind. */
  readonly seen: number;
  readonly lines: number;
  readonly faultCount: number;
  /** The first of them. */
  readonly faults: readonly { readonly where: string; readonly message: string }[];
  readonly ending: string | undefined;
}

/** Version of this format: to be changed with the members of the state, or with what they count. */
const FORM = 1;
const KEPT_FAULTS = 100;

export function firstState(fingerprint: string, tables: string): ImportState {
  return {
    form: FORM,
    fingerprint,
    tables,
    step: 'games',
    position: START,
    lengths: { findings: 0, names: 0 },
    reading: { seen: 0, lines: 0, faultCount: 0, faults: [], ending: undefined },
  };
}

/** The state that was saved, when an import of that source by these tables can continue from it. */
export async function resumedState(
  saved: unknown,
  source: EntitySource,
  tables: string,
): Promise<ImportState | undefined> {
  const state = saved as ImportState | undefined;
  if (state?.form !== FORM || state.tables !== tables) return undefined;
  return (await source.fingerprintAt(state.position)) === state.fingerprint ? state : undefined;
}

export function countBatch(
  tally: ReadingTally,
  batch: { readonly seen: number; readonly lines: number; readonly faults: readonly ReadingFault[] },
): ReadingTally {
  const faults = batch.faults.map(({ where, message }) => ({
    where: typeof where === 'string' ? where : `line ${tally.lines + where}`,
    message,
  }));
  return {
    ...tally,
    seen: tally.seen + batch.seen,
    lines: tally.lines + batch.lines,
    faultCount: tally.faultCount + faults.length,
    faults: [...tally.faults, ...faults].slice(0, KEPT_FAULTS),
  };
}
