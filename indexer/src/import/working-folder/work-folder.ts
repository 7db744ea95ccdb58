import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageFailure } from '../../failure/indexer-failure.js';

/**
 * Where an import works until it is done: a folder next to the requested one, on the same disk, so that the
 * finished catalog is moved into place in one step and a reader never sees half of it.
 */
export class WorkFolder {
  private constructor(
    readonly out: string,
    readonly path: string,
  ) {}

  /** @throws UsageFailure when `out` is not empty and may not be replaced */
  static async open(out: string, mayReplace: boolean): Promise<WorkFolder> {
    const held = await readdir(out).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOTDIR') throw new UsageFailure(`${out} is a file, or within one; --out names a folder`);
      if (code !== 'ENOENT') throw error;
      return [];
    });
    if (held.length > 0 && !mayReplace)
      throw new UsageFailure(`${out} is not empty; choose another folder, or pass --force to replace it`);
    // Without a slash at its end, which would put the work inside.
    const path = `${resolve(out)}.partial`;
    // What an import that was killed left.
    await rm(path, { recursive: true, force: true });
    await mkdir(path, { recursive: true });
    return new WorkFolder(out, path);
  }

  private file(name: string): string {
    return join(this.path, name);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true });
  }

  /** An empty folder for the catalog. */
  async makeResult(): Promise<string> {
    const result = this.file('result');
    await mkdir(result);
    return result;
  }

  /** Moves the result to the requested folder, and removes everything else. */
  async moveResult(): Promise<void> {
    const replaced = this.file('replaced');
    // An empty folder is replaced by the move itself.
    const isInTheWay = (await readdir(this.out).catch(() => [])).length > 0;
    if (isInTheWay) await rename(this.out, replaced);
    await rename(this.file('result'), this.out);
    await this.remove();
  }
}
