import type { Socket } from 'node:net';
import type { RequestTurns, Waiting } from './request-turns.js';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

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
    // With a listener for data Node reads by its streams instead of in native code, where nothing holds it back.
    const ignore = () => {};
    socket.on('data', ignore).off('data', ignore);
    const emit = socket.emit.bind(socket) as (event: string | symbol, ...values: unknown[]) => boolean;
    const parse = (bytes: Buffer) => emit('data', bytes);
    socket.emit = (event: string | symbol, ...values: unknown[]) =>
      event === 'data' ? this.pass(values[0] as Buffer, parse) : emit(event, ...values);
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

  private pass(bytes: Buffer, parse: (bytes: Buffer) => boolean): boolean {
    let rest = bytes;
    while (rest.length > 0 && !this.socket.destroyed) {
      if (!this.isOpen() || (!this.hasTurn && !this.turns.isFree)) return this.hold(rest);
      const end = endOfHead(rest);
      const before = this.begun;
      parse(rest.subarray(0, end));
      rest = rest.subarray(end);
      if (this.begun > before) this.hasTurn = false;
    }
    return true;
  }

  private hold(rest: Buffer): boolean {
    this.isHolding = true;
    this.socket.pause();
    this.socket.unshift(rest);
    this.reconsider();
    return true;
  }
}

/** A head ends with an empty line; a piece without one is passed on whole, since it can begin no second request. */
function endOfHead(bytes: Buffer): number {
  const at = bytes.indexOf(END_OF_HEAD);
  return at === -1 ? bytes.length : at + END_OF_HEAD.length;
}
