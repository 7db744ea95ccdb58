import type { Socket } from 'node:net';
import type { RequestTurns, Waiting } from './request-turns.js';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

type Parse = (bytes: Buffer) => void;

/** What Node's HTTP server keeps on a socket while its own answers wait to be received. */
interface HttpSocket extends Socket {
  readonly _paused?: boolean;
}

/**
 * Lets the requests of one connection reach Node's parser one by one: each in its turn, and none while `mayBegin` says
 * no. What is held back stays in the connection's read buffer, which fills up, so that the kernel makes the sender
 * wait.
 *
 * By itself Node parses all that arrived in one read, up to 64 kB and 3,600 requests, before it checks how many answers
 * are pending.
 */
export class RequestGate implements Waiting {
  /** Requests that the parser has delivered. */
  private begun = 0;
  private hasTurn = false;
  private isHolding = false;

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
  requestBegan(): void {
    this.begun++;
  }

  /** Call it when the result of `mayBegin` may have changed. */
  reconsider(): void {
    if (this.isHolding && this.isOpen()) this.turns.wait(this);
  }

  takeTurn(): void {
    if (!this.isHolding || !this.isOpen()) return;
    this.isHolding = false;
    this.hasTurn = true;
    // Emits the buffered bytes as data, at once.
    this.socket.read();
    this.hasTurn = false;
    if (!this.isHeldBack()) this.socket.resume();
  }

  /** Call it when the connection is closed. */
  close(): void {
    this.turns.leave(this);
  }

  /** Asked again after what may have changed it. */
  private isHeldBack(): boolean {
    return this.isHolding;
  }

  private isOpen(): boolean {
    return this.socket._paused !== true && this.mayBegin();
  }

  private pass(bytes: Buffer, parsers: readonly Parse[]): void {
    let rest = bytes;
    while (rest.length > 0 && !this.socket.destroyed) {
      if (!this.isOpen() || (!this.hasTurn && !this.turns.isFree)) {
        this.hold(rest);
        return;
      }
      const end = endOfHead(rest);
      const before = this.begun;
      const head = end < rest.length ? rest.subarray(0, end) : rest;
      for (const parse of parsers) parse(head);
      if (this.begun > before) this.hasTurn = false;
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
}

/** A head ends with an empty line; a piece without one is passed on whole, since it can begin no second request. */
function endOfHead(bytes: Buffer): number {
  const at = bytes.indexOf(END_OF_HEAD);
  return at === -1 ? bytes.length : at + END_OF_HEAD.length;
}
