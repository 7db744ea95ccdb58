import { join } from 'node:path';
import { KeyRegistry, openAccountsDatabase } from '#libs/accounts';
import { SystemClock } from '#libs/admission';
import { openRedisAdmission } from '#libs/admission-redis';
import { redisAt } from '../admission/open-test-redis.js';

/** One key for each plan, of an account of its own. @param dataDir folder of the accounts, which is DATA_DIR of the processes */
export async function makeKeys(
  dataDir: string,
  redis: { readonly url: string; readonly prefix: string },
  plans: readonly string[],
): Promise<string[]> {
  const database = await openAccountsDatabase(`sqlite:${join(dataDir, 'accounts.sqlite')}`);
  const engine = await openRedisAdmission({ ...redisAt(redis.url), prefix: redis.prefix });
  try {
    const registry = new KeyRegistry({ database, engine, clock: new SystemClock() });
    const keys: string[] = [];
    for (const plan of plans)
      keys.push((await registry.create({ email: `${plan}@example.org`, name: plan, plan })).key);
    return keys;
  } finally {
    await engine.close();
    await database.destroy();
  }
}
