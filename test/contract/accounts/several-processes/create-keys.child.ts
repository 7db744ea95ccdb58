// Creates keys for one account once its parent says so, and prints what became of each, as JSON. With no key to create
// it is about opening the database, which then waits for that word, too.
import { once } from 'node:events';
import { KeyRegistry, openAccountsDatabase, RegistryError } from '#libs/accounts';
import { openTestEmbedded } from '../../admission/open-test-embedded.js';

const [, , url = '', count = '0'] = process.argv;
const opened = count === '0' ? undefined : await openAccountsDatabase(url);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const database = opened ?? (await openAccountsDatabase(url));
// Of its own: this is about the database.
const engine = await openTestEmbedded({ filled: false });
const registry = new KeyRegistry({ database, engine });
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
