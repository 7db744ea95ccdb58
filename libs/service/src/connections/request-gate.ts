import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestTurns, Waiting } from './request-turns.js';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
/** After so much a turn is over, also when no request has begun in it; of a body the parser gets no more at once. */
const MAX_TURN_BYTES = 4_096;

type Parse = (bytes: Buffer) => void;

/** What Node's HTTP server keeps on a socket while its own answers wait to be received. */
interface HttpSocket extends Socket {
  readonly _paused?: boolean;
}

/**
 * Lets what a connection sends reach Node's parser in small pieces, each in its turn, and none while `mayBegin` says no.
 * A turn is over when a request has begun in it, or after 4 kB. What is held back stays in the connection's read buffer,
 * which fills up, so that the kernel makes the sender wait.
 *
 * By itself Node parses all that arrived in one read, up to 64 kB: 3,600 requests, or a body of 10,000 chunks, before it
 * checks how many answers are pending.
 */
export class RequestGate implements Waiting {
  /** The request that the parser delivered last. */
  private latest: IncomingMessage | undefined;
  /** Bytes that may be passed on in the turn that this connection has. */
  private allowance = 0;
  private isHolding = false;
  private isOver = false;

  constructor(
    private readonly socket: HttpSocket,
    readonly network: string,
    private readonly turns: RequestTurns,
    private readonly mayBegin: () => boolean,
  ) {
    // Node's own listener. Once another one is added, Node reads by its streams, and not in native code, where nothing
    // holds it back.
    const parsers = socket.listeners('data') as Parse[];
    socket.removeAllListeners('data').on('data', (bytes: Buffer) => this.pass(bytes, parsers));
  }

  /** Call it when the parser has delivered a request. */
  requestBegan(request: IncomingMessage): void {
    this.latest = request;
  }

  /** Call it when the result of `mayBegin` may have changed. */
  reconsider(): void {
    if (this.isHolding && this.isOpen()) this.turns.wait(this);
  }

  /** Call it when the parser has delivered the last request: nothing more reaches it, and the socket is not read. */
  endAfterThisRequest(): void {
    this.isOver = true;
    this.socket.removeAllListeners('data').pause();
  }

  takeTurn(): void {
    if (!this.isHolding || !this.isOpen()) return;
    this.isHolding = false;
    this.allowance = MAX_TURN_BYTES;
    // First, so that only the first of the chunks that wait is read, as data and at once. Of a paused socket all of them
    // would be, joined, and it would read as many bytes again from the kernel in each turn.
    this.socket.resume();
    this.socket.read();
    this.allowance = 0;
  }

  /** Call it when the connection is closed. */
  close(): void {
    this.turns.leave(this);
  }

  private isOpen(): boolean {
    return this.socket._paused !== true && this.mayBegin();
  }

  private pass(bytes: Buffer, parsers: readonly Parse[]): void {
    let rest = bytes;
    while (rest.length > 0 && !this.socket.destroyed && !this.isOver) {
      if (!this.isOpen() || (this.allowance <= 0 && !this.turns.isFree)) {
        this.hold(rest);
        return;
      }
      const end = this.endOfPiece(rest);
      const before = this.latest;
      const piece = end < rest.length ? rest.subarray(0, end) : rest;
      for (const parse of parsers) parse(piece);
      this.allowance = this.latest !== before ? 0 : this.allowance - end;
      if (end === rest.length) return;
      rest = rest.subarray(end);
    }
  }

  private hold(rest: Buffer): void {
    this.isHolding = true;
    this.socket.pause();
    this.socket.unshift(rest);
    this.reconsider();
  }

  /**
   * A piece ends with the first empty line, since that may be the end of a head: no piece holds the heads of two. A head
   * is not cut, so that its parts can be named when it cannot be parsed; the parser itself limits its length.
   */
  private endOfPiece(bytes: Buffer): number {
    const at = bytes.indexOf(END_OF_HEAD);
    const end = at === -1 ? bytes.length : at + END_OF_HEAD.length;
    return this.latest?.complete === false ? Math.min(end, MAX_TURN_BYTES) : end;
  }
}
