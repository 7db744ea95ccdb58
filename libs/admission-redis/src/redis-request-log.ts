import { type LoggedRequest, RequestLog, REQUESTS_PER_KEY } from '#libs/admission';
import type { RedisConnection } from './connection/redis-connection.js';
import type { RedisKeys } from './layout/redis-keys.js';

/** The last requests of each key as a list in Redis, which expires a day after the last of them. */
export class RedisRequestLog extends RequestLog {
  constructor(
    private readonly connection: RedisConnection,
    private readonly names: RedisKeys,
  ) {
    super();
  }

  override async add(requests: readonly LoggedRequest[]): Promise<void> {
    const byKey = Map.groupBy(requests, ({ keyId }) => keyId);
    await this.connection.runEach([...byKey], (client, [keyId, ofKey]) =>
      client.addRequests(
        this.names.requests(keyId),
        this.names.key(keyId),
        ...ofKey.slice(-REQUESTS_PER_KEY).map(toText),
      ),
    );
  }

  override async read(keyId: string, sinceMs: number): Promise<LoggedRequest[]> {
    const texts = await this.connection.run(client => client.lrange(this.names.requests(keyId), 0, -1));
    return texts
      .map(text => fromText(keyId, text))
      .filter(({ atMs }) => atMs >= sinceMs)
      .sort((one, other) => other.atMs - one.atMs);
  }
}

function toText({ keyId: _, atMs, ...details }: LoggedRequest): string {
  return `${atMs} ${JSON.stringify(details)}`;
}

function fromText(keyId: string, text: string): LoggedRequest {
  const space = text.indexOf(' ');
  const details = JSON.parse(text.slice(space + 1)) as Omit<LoggedRequest, 'keyId' | 'atMs'>;
  return { keyId, atMs: Number(text.slice(0, space)), ...details };
}
