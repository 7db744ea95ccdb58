import { write, writeSync } from 'node:fs';

/** Text is written in blocks of at least this size, or when the oldest of it is this old. */
const BLOCK_CHARACTERS = 4_096;
const LONGEST_DELAY_MS = 100;
/** What may wait for a slow reader; further text is lost. */
const MAX_WAITING_CHARACTERS = 4_194_304;

/**
 * Writes text to an open file or pipe, in blocks and in order, without waiting for them. What waits when the process
 * ends is written then. Text that cannot be written is lost, because there is no reader or no space for instance: that
 * never disturbs or ends the process, nor keeps it from ending. Only a reader that is there and reads nothing does the
 * last, since Node waits for a write that has begun.
 */
export class BlockWriter {
  private waiting = '';
  /** The part of a block that is not written yet. */
  private block = Buffer.alloc(0);
  private isWriting = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly fd: number) {
    process.once('exit', () => this.writeTheRest());
  }

  write(text: string): void {
    if (this.waiting.length + text.length > MAX_WAITING_CHARACTERS) return;
    this.waiting += text;
    this.schedule();
  }

  private schedule(): void {
    if (this.isWriting) return;
    if (this.waiting.length >= BLOCK_CHARACTERS) this.writeBlock();
    else this.timer ??= setTimeout(() => this.writeBlock(), LONGEST_DELAY_MS).unref();
  }

  private writeBlock(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.block.length === 0) this.takeBlock();
    if (this.block.length === 0) return;
    this.isWriting = true;
    write(this.fd, this.block, (error, written) => this.wrote(error, written));
  }

  private takeBlock(): void {
    this.block = Buffer.from(this.waiting);
    this.waiting = '';
  }

  private wrote(error: NodeJS.ErrnoException | null, written: number): void {
    if (error?.code === 'EAGAIN') {
      // A pipe that another process has made non-blocking is full.
      setTimeout(() => this.writeBlock(), LONGEST_DELAY_MS).unref();
      return;
    }
    this.isWriting = false;
    this.block = error === null ? this.block.subarray(written) : Buffer.alloc(0);
    if (this.block.length > 0) this.writeBlock();
    else if (this.waiting.length > 0) this.schedule();
  }

  private writeTheRest(): void {
    try {
      const rest = Buffer.from(this.waiting);
      for (let at = 0; at < rest.length;) at += writeSync(this.fd, rest, at);
    } catch {
      // Lost; the process ends all the same.
    }
  }
}
