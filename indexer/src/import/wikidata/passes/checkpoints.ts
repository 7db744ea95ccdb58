import type { WorkFolder } from '../../working-folder/work-folder.js';
import type { ImportState } from './import-state.js';

const INTERVAL_MS = 5_000;

/** Saves the state of an import now and then: reading a little again is cheaper than writing after every block. */
export class Checkpoints {
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
