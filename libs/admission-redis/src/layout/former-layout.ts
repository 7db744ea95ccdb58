import type { Month } from '#libs/admission';
import type { RedisConnection } from '../connection/redis-connection.js';

/** Its mark of a complete publication, which looks like a key. */
const MARK = 'publication';

/** Long enough to replace every process of the earlier release, which reads nothing else. */
const RETIREMENT_SECONDS = 86_400;

/**
 * What an earlier release published: every key by itself, with limits and counters of its own. Read when a database is
 * first published in the form of this release; its keys stay for processes of that release for a day.
 */
export class FormerLayout {
  constructor(
    private readonly connection: RedisConnection,
    private readonly prefix = 'bgc',
  ) {}

  async keyIds(): Promise<string[]> {
    const keyIds = await this.connection.run(client => client.smembers(this.published()));
    return keyIds.filter(keyId => keyId !== MARK);
  }

  async monthUsed(keyIds: readonly string[], month: Month): Promise<number> {
    const used = await this.connection.runEach(keyIds, (client, keyId) =>
      client.hget(`${this.prefix}:{${keyId}}:months`, month),
    );
    return used.reduce((sum, count) => sum + Number(count ?? 0), 0);
  }

  async withdraw(keyIds: readonly string[]): Promise<void> {
    await this.connection.runEach(keyIds, (client, keyId) => client.del(this.record(keyId)));
    if (keyIds.length > 0) await this.connection.run(client => client.srem(this.published(), ...keyIds));
  }

  async retire(): Promise<void> {
    const keyIds = await this.keyIds();
    await this.connection.runEach(keyIds, (client, keyId) =>
      client.expire(this.record(keyId), RETIREMENT_SECONDS),
    );
    await this.connection.runEach([this.record(MARK), this.published()], (client, name) => client.del(name));
  }

  private record(keyId: string): string {
    return `${this.prefix}:{${keyId}}:record`;
  }

  private published(): string {
    return `${this.prefix}:published`;
  }
}
