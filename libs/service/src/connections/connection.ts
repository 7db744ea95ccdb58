import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RequestGate } from './request-gate.js';
import type { RequestTurns } from './request-turns.js';

/** Requests of one connection that are worked on, or whose answers are not sent, before it is read no further. */
const MAX_UNANSWERED = 4;
/** Bytes of answers that may wait for a client before its next request is read. */
const MAX_UNSENT_BYTES = 64 * 1_024;

/** The part of libuv's handle that shows how much of a write the kernel has not accepted yet. */
interface HandledSocket extends Socket {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
}

/**
 * What a server does with the bodies of requests: `read` if they have a length, or `ignored` by one that needs none. Then a request with a
 * body is answered like one without, and its connection is closed without the body being parsed.
 */
export type Bodies = 'read' | 'ignored';

export interface ConnectionParts {
  readonly socket: Socket;
  /** Where it comes from: see `networkOf`. */
  readonly network: string;
  readonly turns: RequestTurns;
  readonly bodies: Bodies;
  /** Called with the change of the bytes of answers that wait here, because the client does not take them. */
  readonly onUnsent: (change: number) => void;
  readonly nowMs: () => number;
}

/**
 * Whether a request has a body in chunks. Each chunk becomes a buffer of some 300 bytes, however short it is, so a body
 * of few bytes could take the memory of the process: no server of ours parses them.
 */
export function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** One connection: its requests, and the parts of its answers that the client has not received. */
export class Connection {
  private readonly unanswered = new Set<ServerResponse>();
  private readonly socket: HandledSocket;
  private readonly gate: RequestGate;
  private lastTaken = 0;
  private lastProgressMs: number;
  private lastUseMs: number;
  private unsent = 0;

  constructor(private readonly parts: ConnectionParts) {
    this.socket = parts.socket;
    this.lastProgressMs = this.lastUseMs = parts.nowMs();
    this.gate = new RequestGate(parts.socket, parts.network, parts.turns, () => this.mayBegin());
  }

  /** `request` arrived, to be answered by `response`. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.gate.requestBegan(request);
    const isParsed = this.parts.bodies === 'read' && !isChunked(request);
    if (hasBody(request) && !isParsed) this.endAfter(response);
    this.unanswered.add(response);
    response.on('prefinish', () => this.count());
    response.on('close', () => {
      this.unanswered.delete(response);
      this.lastUseMs = this.parts.nowMs();
      this.count();
      this.gate.reconsider();
    });
  }

  /** Milliseconds for which a client has received nothing although bytes wait for it. A slow one receives something. */
  stalledMs(): number {
    const nowMs = this.parts.nowMs();
    this.count();
    const taken = this.socket.bytesWritten - this.bytesBeforeKernel();
    if (this.unsent === 0 || taken !== this.lastTaken) {
      this.lastTaken = taken;
      this.lastProgressMs = nowMs;
    }
    return nowMs - this.lastProgressMs;
  }

  /** Milliseconds since its last answer was sent; 0 while it waits for one. */
  idleMs(): number {
    return this.unanswered.size > 0 ? 0 : this.parts.nowMs() - this.lastUseMs;
  }

  close(): void {
    this.socket.destroy();
  }

  /** Call it when the connection is closed: nothing waits any more. */
  forget(): void {
    this.unanswered.clear();
    this.gate.close();
    this.setUnsent(0);
  }

  private endAfter(response: ServerResponse): void {
    response.setHeader('Connection', 'close');
    this.gate.endAfterThisRequest();
    // What Node calls after the last answer of a connection.
    this.socket.destroySoon = () => closeLingering(this.socket);
  }

  private mayBegin(): boolean {
    if (this.unanswered.size >= MAX_UNANSWERED) return false;
    if (this.unanswered.size === 0) return true;
    this.count();
    return this.unsent < MAX_UNSENT_BYTES;
  }

  private count(): void {
    if (this.socket.destroyed) return;
    let bytes = this.socket.writableLength;
    // The one that is being sent counts its bytes as the socket's; those behind it keep theirs.
    for (const response of this.unanswered) if (response.socket === null) bytes += response.writableLength;
    this.setUnsent(bytes);
  }

  private setUnsent(bytes: number): void {
    if (bytes === this.unsent) return;
    this.parts.onUnsent(bytes - this.unsent);
    this.unsent = bytes;
  }

  /** The bytes written to the socket for which neither its peer's kernel nor ours has room. */
  private bytesBeforeKernel(): number {
    return this.socket._handle?.writeQueueSize ?? this.socket.writableLength;
  }
}

function hasBody(request: IncomingMessage): boolean {
  return isChunked(request) || (request.headers['content-length'] ?? '0') !== '0';
}

/** How long, and how much, a client may go on sending after the last answer of its connection. */
const LINGER_MS = 1_000;
const MAX_DROPPED_BYTES = 65_536;

/**
 * Ends a connection whose client may still be sending. A socket that is closed with unread bytes resets its connection,
 * and the client may lose the answer (RFC 9112, 9.6). So once the answer is sent, what arrives is dropped for a moment.
 */
function closeLingering(socket: Socket): void {
  socket.end(() => {
    let dropped = 0;
    socket.on('data', (bytes: Buffer) => {
      dropped += bytes.length;
      if (dropped > MAX_DROPPED_BYTES) socket.destroy();
    });
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}
