import type { Report, Progress } from '../../../report/report.js';
import { AppendFile } from '../../working-folder/append-file.js';
import type { WorkFolder } from '../../working-folder/work-folder.js';
import type { LineFilter } from '../source/line-filters.js';
import type { Entity } from '../entity/entity.js';
import type { EntityBatch, EntitySource } from '../source/entity-source.js';
import { START } from '../source/position.js';
import type { FileLengths, ImportState } from './import-state.js';

/** One reading of the source from its start to its end. */
export interface Pass {
  readonly step: 'games' | 'names';
  readonly nextStep: ImportState['step'];
  /** Where what it finds is kept. */
  readonly file: keyof FileLengths;
  readonly filter: LineFilter;
  /** What is kept of an item; `undefined` when nothing is. */
  readonly find: (entity: Entity) => object | undefined;
  /** Called with every batch before the state is saved. */
  readonly count?: (state: ImportState, batch: EntityBatch) => ImportState;
}

export interface PassContext {
  readonly source: EntitySource;
  readonly work: WorkFolder;
  readonly report: Report;
  readonly signal: AbortSignal;
}

/**
 * Continues from `state`, and keeps what it finds. If it is interrupted or fails, the saved state leads to the same
 * result.
 * @returns the state in which the next step begins
 */
export async function readPass(context: PassContext, pass: Pass, state: ImportState): Promise<ImportState> {
  const { source, work, report, signal } = context;
  const file = await AppendFile.open(work.file(`${pass.file}.ndjson`), state.lengths[pass.file]);
  const checkpoints = new Checkpoints(work);
  const progress = report.begin(`find ${pass.step}`, `in ${source.unit}`, Math.ceil(source.size));
  const advanceTo = advanceBy(progress);
  let current = state;
  const save = async (changes: Partial<ImportState> = {}): Promise<void> => {
    const lengths = { ...current.lengths, [pass.file]: await file.save() };
    current = { ...current, ...changes, lengths };
    current = { ...current, fingerprint: await source.fingerprintAt(current.position) };
    await checkpoints.save(current);
  };
  try {
    for await (const batch of source.read(state.position, pass.filter)) {
      for (const entity of batch.entities) {
        const found = pass.find(entity);
        if (found !== undefined) await file.append(found);
      }
      current = { ...(pass.count?.(current, batch) ?? current), position: batch.next };
      advanceTo(batch.done);
      signal.throwIfAborted();
      if (checkpoints.isDue()) await save();
    }
    advanceTo(Math.ceil(source.size));
    await save({ step: pass.nextStep, position: START });
    return current;
  } catch (failure) {
    await save();
    throw failure;
  } finally {
    progress.end();
    await file.close();
  }
}

/** Advances `progress`, which counts whole units one by one, to any amount that is not smaller than the one before. */
function advanceBy(progress: Progress): (done: number) => void {
  let told = 0;
  return done => {
    for (; told < Math.floor(done); told++) progress.advance();
  };
}

const INTERVAL_MS = 5_000;

/** Saves the state of an import now and then: reading a little again is cheaper than writing after every block. */
class Checkpoints {
  private savedAt = Date.now();

  constructor(private readonly work: WorkFolder) {}

  isDue(): boolean {
    return Date.now() - this.savedAt >= INTERVAL_MS;
  }

  async save(state: ImportState): Promise<void> {
    await this.work.writeState(state);
    this.savedAt = Date.now();
  }
}
