import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const CHUNK_LENGTH = 65_536;

/** Writes records as lines, in large pieces, never faster than the disk takes them. */
export class NdjsonFile {
  private readonly stream: WriteStream;
  private pending = '';

  constructor(path: string) {
    this.stream = createWriteStream(path);
    // Reported by `write` and `close`; without a listener it would end the process.
    this.stream.on('error', () => {});
  }

  async write(record: object): Promise<void> {
    this.pending += `${JSON.stringify(record)}\n`;
    if (this.pending.length >= CHUNK_LENGTH) await this.flush();
  }

  async close(): Promise<void> {
    await this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  private async flush(): Promise<void> {
    if (this.stream.errored) throw this.stream.errored;
    const fits = this.stream.write(this.pending);
    this.pending = '';
    if (!fits) await once(this.stream, 'drain');
  }
}
