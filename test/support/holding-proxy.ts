import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };

interface HeldRequest {
  readonly path: string;
  readonly answer: ServerResponse;
  forward(): void;
}

/** A proxy in front of an Elasticsearch that can hold some requests: they are accepted and not answered, while all others are. */
export class HoldingProxy {
  private readonly server: Server;
  private readonly held: HeldRequest[] = [];
  private readonly waiting = new Set<() => void>();
  private holds: (path: string) => boolean = () => false;
  private settled: { readonly part: string; readonly settle: (held: HeldRequest) => void } | undefined;

  private constructor(private readonly target: URL) {
    this.server = createServer((incoming, answer) => this.take(incoming, answer));
  }

  static async to(target: string): Promise<HoldingProxy> {
    const proxy = new HoldingProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param holds whether requests with this path are held from now on */
  hold(holds: (path: string) => boolean): void {
    this.holds = holds;
  }

  /** Resolves when a request whose path contains `part` is held. */
  async holding(part: string): Promise<void> {
    while (!this.held.some(({ path }) => path.includes(part)))
      await new Promise<void>(resolve => this.waiting.add(resolve));
  }

  /** Forwards the held requests whose path contains `part`, and later ones as well. */
  release(part: string): void {
    this.settle(part, ({ forward }) => forward());
  }

  /** Answers the held requests whose path contains `part`, and later ones as well, without forwarding them. */
  answer(part: string, body: object): void {
    this.settle(part, ({ answer }) => answer.writeHead(200, HEADERS).end(JSON.stringify(body)));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private settle(part: string, settle: (held: HeldRequest) => void): void {
    this.settled = { part, settle };
    for (const each of this.held) if (each.path.includes(part)) settle(each);
  }

  private take(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url!;
    const forward = (): void => {
      const { hostname, port } = this.target;
      const { method, headers } = incoming;
      const outgoing = request({ hostname, port, path, method, headers }, upstream => {
        answer.writeHead(upstream.statusCode!, upstream.headers);
        upstream.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      incoming.pipe(outgoing);
    };
    const held = { path, forward, answer };
    if (!this.holds(path)) forward();
    else if (this.settled !== undefined && path.includes(this.settled.part)) this.settled.settle(held);
    else {
      this.held.push(held);
      for (const notice of this.waiting) notice();
      this.waiting.clear();
    }
  }
}
