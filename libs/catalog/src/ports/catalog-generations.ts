import { CatalogUnavailable } from '../errors.js';
import type { Generation } from '../model/generation.js';

/**
 * Which generations of the catalog this process may read. Both answers come from memory, at most 1 s old. A promoted
 * generation is the current one of a process once the process has read what it keeps of it.
 */
export abstract class CatalogGenerations {
  /**
   * The current generation; `undefined` before the first.
   * @throws CatalogUnavailable as long as it is not known, because the engine has not answered yet
   */
  abstract current(): Generation | undefined;

  /** As {@link current}; `undefined` also as long as it is not known. */
  currentIfKnown(): Generation | undefined {
    try {
      return this.current();
    } catch (error) {
      if (error instanceof CatalogUnavailable) return undefined;
      throw error;
    }
  }

  /** Whether this process has read what it keeps of a generation, so that it answers whatever is asked. Once it is so, it stays so. */
  isPrepared(): boolean {
    return true;
  }

  /** Milliseconds for which a promoted generation has been known that is not the current one yet. */
  lagMs(): number {
    return 0;
  }

  /** A kept generation whose digest begins with `shortDigest`, the current one first. */
  abstract withDigest(shortDigest: string): Generation | undefined;
}
