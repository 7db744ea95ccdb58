// Creates keys for one account when its parent signals it, and prints the result of each, as JSON. Without any key
// to create it only opens the database, which then waits for the signal, too.
import { once } from 'node:events';
import { KeyRegistry, openAccountsDatabase, RegistryError } from '#libs/accounts';
import { SystemClock } from '#libs/admission';
import { openTestEmbedded } from '../../admission/open-test-embedded.js';

const [, , url = '', count = '0'] = process.argv;
const opened = count === '0' ? undefined : await openAccountsDatabase(url);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const database = opened ?? (await openAccountsDatabase(url));
// An engine of its own: only the database is tested here.
const engine = await openTestEmbedded({ filled: false });
const registry = new KeyRegistry({ database, engine, clock: new SystemClock() });
const creations = Array.from({ length: Number(count) }, async () => {
  try {
    await registry.create({ email: 'ada@example.org', name: 'my site' });
    return 'created';
  } catch (error) {
    if (error instanceof RegistryError) return error.code;
    throw error;
  }
});
process.stdout.write(`${JSON.stringify(await Promise.all(creations))}\n`);
await database.destroy();
await engine.close();
process.exit();
