import { open, type FileHandle } from 'node:fs/promises';
import { jsonLine } from './json-line.js';

const FLUSH_LENGTH = 1 << 20;

/** A file of JSON lines that grows, and of which a length known to be whole survives an interruption. */
export class AppendFile {
  private pending = '';

  private constructor(
    private readonly file: FileHandle,
    private length: number,
  ) {}

  /** @param length bytes that count; bytes after them were written after the last checkpoint, and are dropped */
  static async open(path: string, length: number): Promise<AppendFile> {
    const file = await open(path, 'a');
    await file.truncate(length);
    return new AppendFile(file, length);
  }

  async append(record: object): Promise<void> {
    this.pending += jsonLine(record);
    if (this.pending.length >= FLUSH_LENGTH) await this.flush();
  }

  /** @returns how many bytes the file has now, safe on the disk */
  async save(): Promise<number> {
    await this.flush();
    await this.file.datasync();
    return this.length;
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private async flush(): Promise<void> {
    const bytes = Buffer.from(this.pending);
    this.pending = '';
    await this.file.appendFile(bytes);
    this.length += bytes.length;
  }
}
