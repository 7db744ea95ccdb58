import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Bodies, Connection } from './connection.js';
import { addressList, networkOf } from './network-of.js';
import { RequestTurns } from './request-turns.js';

/** How many connections a server keeps, and what it keeps for those that do not read. */
export interface ConnectionLimits {
  readonly maxConnections: number;
  /** From one IPv4 address or IPv6 /64 network. Trusted proxies have no such limit. */
  readonly maxConnectionsPerAddress: number;
  readonly trustedProxies: readonly string[];
  /** Bytes of answers that may wait for clients, all connections together. */
  readonly maxUnsentBytes: number;
  /** A client that receives nothing for this long, although bytes wait for it, is disconnected. */
  readonly writeStallMs: number;
}

/** Why a connection was refused or ended. */
export type Refusal =
  'too many connections' | 'too many connections of an address' | 'stalled' | 'too much unsent';

const SWEEP_MS = 1_000;
/** While too much waits in all, a client may pause for this long only. */
const STALL_UNDER_PRESSURE_MS = 1_000;
/** The last quarter of the connections is for clients that have few. */
const NEARLY_FULL = 0.75;
const MAX_PER_ADDRESS_WHEN_NEARLY_FULL = 16;
/** When nearly full, connections without a request for this long are closed. */
const IDLE_WHEN_NEARLY_FULL_MS = 5_000;

/**
 * Keeps what the connections of HTTP servers take within bounds, whatever their clients do: see {@link ConnectionLimits}
 * and {@link Connection}. Clients that read slowly but steadily, or send several requests at once, are served.
 */
export class ConnectionGuard {
  private readonly connections = new Map<Socket, Connection>();
  private readonly perNetwork = new Map<string, number>();
  private readonly turns = new RequestTurns();
  private readonly isProxy: (address: string) => boolean;
  private unsent = 0;

  /** @param onRefusal called for every connection that is refused or ended */
  constructor(
    private readonly limits: ConnectionLimits,
    private readonly onRefusal: (reason: Refusal) => void = () => {},
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.isProxy = addressList(limits.trustedProxies);
  }

  get openConnections(): number {
    return this.connections.size;
  }

  get unsentBytes(): number {
    return this.unsent;
  }

  get isAtUnsentLimit(): boolean {
    return this.unsent > this.limits.maxUnsentBytes;
  }

  /**
   * Guards every connection of `server` that is opened from now on.
   * @param bodies `ignored` for a server that needs no bodies of requests
   */
  protect(server: Server, bodies: Bodies = 'read'): void {
    server.maxConnections = this.limits.maxConnections;
    server.on('drop', () => this.onRefusal('too many connections'));
    server.on('connection', (socket: Socket) => this.admit(socket, bodies));
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
      this.connections.get(request.socket)?.begin(request, response),
    );
    const sweeping = setInterval(() => this.sweep(), SWEEP_MS).unref();
    server.on('close', () => clearInterval(sweeping));
  }

  private admit(socket: Socket, bodies: Bodies): void {
    this.turns.accepted();
    const network = networkOf(socket.remoteAddress ?? '');
    const held = (this.perNetwork.get(network) ?? 0) + 1;
    if (held > this.maxPerAddress() && !this.isProxy(socket.remoteAddress ?? '')) {
      this.onRefusal('too many connections of an address');
      socket.destroy();
      return;
    }
    this.perNetwork.set(network, held);
    const connection = new Connection({
      socket,
      network,
      turns: this.turns,
      bodies,
      onUnsent: change => (this.unsent += change),
      nowMs: this.nowMs,
    });
    this.connections.set(socket, connection);
    socket.once('close', () => {
      connection.forget();
      this.connections.delete(socket);
      this.release(network);
    });
  }

  private release(network: string): void {
    const held = (this.perNetwork.get(network) ?? 0) - 1;
    if (held > 0) this.perNetwork.set(network, held);
    else this.perNetwork.delete(network);
  }

  private maxPerAddress(): number {
    const { maxConnectionsPerAddress } = this.limits;
    return this.isNearlyFull()
      ? Math.min(maxConnectionsPerAddress, MAX_PER_ADDRESS_WHEN_NEARLY_FULL)
      : maxConnectionsPerAddress;
  }

  private isNearlyFull(): boolean {
    return this.connections.size >= NEARLY_FULL * this.limits.maxConnections;
  }

  /** Ends what has stalled; under pressure also what is idle, and what stalled a moment ago, the longest first. */
  private sweep(): void {
    const stalled: { connection: Connection; ms: number }[] = [];
    for (const connection of this.connections.values()) {
      const ms = connection.stalledMs();
      if (ms >= this.limits.writeStallMs) this.end(connection, 'stalled');
      else if (ms >= STALL_UNDER_PRESSURE_MS) stalled.push({ connection, ms });
    }
    stalled.sort((one, other) => other.ms - one.ms);
    for (const { connection } of stalled) if (this.isAtUnsentLimit) this.end(connection, 'too much unsent');
    if (!this.isNearlyFull()) return;
    for (const connection of this.connections.values())
      if (connection.idleMs() >= IDLE_WHEN_NEARLY_FULL_MS) connection.close();
  }

  private end(connection: Connection, reason: Refusal): void {
    this.onRefusal(reason);
    // At once, instead of when its socket has closed, so that no more are ended than necessary.
    connection.forget();
    connection.close();
  }
}
