import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server, so that a test can cut the connection or let it hang. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private mode: 'open' | 'cut' | 'hung' = 'open';

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    target: URL,
  ) {
    server.on('connection', client => {
      if (this.mode === 'cut') return void client.destroy();
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) this.sockets.add(socket.on('error', () => {}));
      upstream.on('data', data => this.mode === 'open' && client.write(data));
      client.on('data', data => upstream.write(data));
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
    });
  }

  static async to(target: string): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, new URL(target));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** Host and port to connect to instead of the target's. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  restore(): void {
    this.mode = 'open';
  }

  /** Closes open connections and refuses new ones. */
  cut(): void {
    this.mode = 'cut';
    this.dropAll();
  }

  /** Stays connected, but no answer arrives any more. */
  hang(): void {
    this.mode = 'hung';
  }

  close(): void {
    this.dropAll();
    this.server.close();
  }

  private dropAll(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
