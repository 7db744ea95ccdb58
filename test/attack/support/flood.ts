import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface FloodOptions {
  readonly port: number;
  readonly connections: number;
  /** What each connection writes, all at once. */
  readonly text: string;
  /** The loopback address to connect from. */
  readonly from?: string;
}

/** Connections that send many requests and read nothing. */
export class Flood {
  private constructor(private readonly sockets: readonly Socket[]) {}

  static async open({ port, connections, text, from = '127.0.0.1' }: FloodOptions): Promise<Flood> {
    const sockets = Array.from({ length: connections }, () =>
      connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {}),
    );
    await Promise.all(sockets.map(socket => once(socket, 'connect')));
    const flood = new Flood(sockets);
    flood.write(text);
    return flood;
  }

  /** Writes more text to each connection. */
  write(text: string): void {
    for (const socket of this.sockets) socket.write(text);
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/** `count` requests in one text, each as short as HTTP allows. */
export function pipelined(count: number, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count);
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
