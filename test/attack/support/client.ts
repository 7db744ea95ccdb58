import { Agent, request, type RequestOptions } from 'node:http';
import type { AttackedService } from './attacked-service.js';

/** An answer whose body has been read. */
export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** A client that sends one request after the other over a connection that stays open, and reads every answer. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** @param from the loopback address to connect from */
  constructor(
    private readonly service: AttackedService,
    private readonly from = '127.0.0.2',
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ClientAnswer> {
    return this.send({ path, headers });
  }

  /** @param body sent as JSON */
  post(path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<ClientAnswer> {
    const json = { ...headers, 'content-type': 'application/json' };
    return this.send({ method: 'POST', path, headers: json }, JSON.stringify(body));
  }

  close(): void {
    this.agent.destroy();
  }

  private send(options: RequestOptions, body = ''): Promise<ClientAnswer> {
    const { agent, from: localAddress } = this;
    const { port } = this.service;
    return new Promise((resolve, reject) => {
      const asking = request({ ...options, host: '127.0.0.1', port, agent, localAddress }, answer => {
        let bytes = 0;
        answer.on('data', (data: Buffer) => (bytes += data.length));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
      });
      asking.on('error', reject).end(body);
    });
  }
}
