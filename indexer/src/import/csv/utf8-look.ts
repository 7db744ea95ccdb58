import { TextDecoder } from 'node:util';

const NEWLINE = 10;
const LAST_OF_ASCII = 0x7f;

/** Looks whether bytes are UTF-8 beyond ASCII, which text in another encoding is by chance only. */
export class Utf8Look {
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private isPossible = true;
  private isBeyondAscii = false;
  /** Of the first character beyond ASCII, counted from 1. */
  line = 1;

  /** @param bytes the next ones of the file */
  add(bytes: Buffer): void {
    if (!this.isPossible) return;
    try {
      this.decoder.decode(bytes, { stream: true });
    } catch {
      this.isPossible = false;
      return;
    }
    for (const byte of this.isBeyondAscii ? [] : bytes) {
      if (byte === NEWLINE) this.line++;
      this.isBeyondAscii = byte > LAST_OF_ASCII;
      if (this.isBeyondAscii) return;
    }
  }

  get isUtf8(): boolean {
    return this.isPossible && this.isBeyondAscii;
  }
}
