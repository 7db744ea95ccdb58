import { Agent, request } from 'node:http';
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
    const { agent, from: localAddress } = this;
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: this.service.port, path, headers, agent, localAddress };
      const asking = request(options, answer => {
        let bytes = 0;
        answer.on('data', (data: Buffer) => (bytes += data.length));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
      });
      asking.on('error', reject).end();
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
