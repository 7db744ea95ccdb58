import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/config';
import { print, type Log } from '#libs/log';
import { addressToBind, boundAddress, Serving, startLine } from '#libs/service';
import { banner } from './banner.js';
import { CONFIG, LOG } from './configuration/configuration.module.js';
import { ADMISSION_CONNECTION, type AdmissionConnection } from './connections.js';

/** The API, ready to listen, and to stop without interrupting requests. */
export class RunningApp {
  constructor(private readonly nest: NestFastifyApplication) {}

  get server(): FastifyInstance {
    return this.nest.getHttpAdapter().getInstance();
  }

  get demoKey(): string | undefined {
    return this.provided<AdmissionConnection>(ADMISSION_CONNECTION).demoKey;
  }

  /** Whether its shutdown was requested. */
  get isEnding(): boolean {
    return this.provided<Serving>(Serving).isEnding;
  }

  /**
   * Listens, and logs the address, the version and the engines.
   * @throws the system error when it cannot listen on an address, for example `EADDRINUSE`
   */
  async listen(): Promise<void> {
    const config = this.provided<Config>(CONFIG);
    const { host, port } = config.http;
    await this.server.listen({ host: addressToBind(host), port });
    this.provided<Log>(LOG).info(
      startLine([boundAddress(this.server.server), this.server.metricsUrl], engineKinds(config)),
      'serving',
    );
  }

  /**
   * Tells people who started the process where everything is, and the demo key, if there is one.
   * @param isRead whether people read what it prints; otherwise that stays one JSON object a line
   */
  greet(isRead: boolean): void {
    const { http, dashboard } = this.provided<Config>(CONFIG);
    if (isRead) print(banner({ api: http.publicUrl, dashboard: dashboard.publicUrl }, this.demoKey));
    else if (this.demoKey !== undefined)
      this.provided<Log>(LOG).info(
        'a demo key was made: start in a terminal, or with --show-demo-key, to see it',
      );
  }

  /** Ends it in the order given in `Shutdown`. From the call on, every answer is the last on its connection. */
  close(): Promise<void> {
    this.provided<Serving>(Serving).end();
    return this.nest.close();
  }

  private provided<T>(token: symbol | (abstract new (...args: never[]) => T)): T {
    return this.nest.get<T>(token, { strict: false });
  }
}

/** The kinds of the engines in use, for the log. */
function engineKinds({ elasticsearch, redis }: Config): Record<'catalog' | 'admission', string> {
  return {
    catalog: elasticsearch === undefined ? 'embedded' : 'elasticsearch',
    admission: redis === undefined ? 'embedded' : 'redis',
  };
}
