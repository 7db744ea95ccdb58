import { connect, type Socket } from 'node:net';
import type { FloodOptions } from './flood.js';

export interface StreamOptions extends Omit<FloodOptions, 'text'> {
  /** What each connection sends first. */
  readonly head: string;
  /** What it sends then, again and again. */
  readonly body: string;
}

/** Connections that send as fast as the service reads, without end, and connect again when they are closed. */
export class Stream {
  private readonly sockets = new Set<Socket>();
  private isOver = false;

  constructor(private readonly options: StreamOptions) {
    for (let n = 0; n < options.connections; n++) this.open();
  }

  end(): void {
    this.isOver = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private open(): void {
    const { port, from: localAddress = '127.0.0.1', head, body } = this.options;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    this.sockets.add(socket);
    const send = (): void => {
      while (socket.writable && socket.write(body)) continue;
    };
    socket.on('connect', () => {
      socket.write(head);
      send();
    });
    socket
      .on('drain', send)
      .on('error', () => {})
      .resume();
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (!this.isOver) this.open();
    });
  }
}
