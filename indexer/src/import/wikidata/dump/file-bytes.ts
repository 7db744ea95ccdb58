import { open, type FileHandle } from 'node:fs/promises';
import { READ_BYTES } from './dump-block.js';

/** The bytes of a file, read once from front to back, except that bytes that were read too far can be put back. */
export class FileBytes {
  private pending: Buffer | undefined;

  private constructor(
    private readonly file: FileHandle,
    /** Where the next byte is in the file. */
    public offset: number,
  ) {}

  static async open(path: string, offset: number): Promise<FileBytes> {
    return new FileBytes(await open(path), offset);
  }

  /** The next bytes, as many as are at hand; `undefined` at the end. */
  async next(): Promise<Buffer | undefined> {
    const chunk = this.pending ?? (await this.read());
    this.pending = undefined;
    if (chunk !== undefined) this.offset += chunk.length;
    return chunk;
  }

  /** Exactly `count` bytes, fewer at the end of the file. */
  async take(count: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      const chunk = await this.next();
      if (chunk === undefined) break;
      chunks.push(chunk.subarray(0, missing));
      this.putBack(chunk.subarray(missing));
      missing -= Math.min(missing, chunk.length);
    }
    return Buffer.concat(chunks);
  }

  /** @param rest the last bytes of the bytes returned last */
  putBack(rest: Buffer): void {
    if (rest.length === 0) return;
    this.pending = rest;
    this.offset -= rest.length;
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private async read(): Promise<Buffer | undefined> {
    // A new buffer each time: the one before may still be in use.
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    const { bytesRead } = await this.file.read(buffer, 0, READ_BYTES, this.offset);
    return bytesRead === 0 ? undefined : buffer.subarray(0, bytesRead);
  }
}
