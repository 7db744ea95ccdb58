// Creates keys for one account once its parent says so, and prints what became of each, as JSON. With no key to create
// it is about opening the record, which then waits for that word, too.
import { once } from 'node:events';
import { KeyRegistry, openRecord, RegistryError } from '#libs/accounts';
import { KeyPublication } from '#libs/admission';

/** Takes everything and keeps nothing: this is about the record. */
class NoPublication extends KeyPublication {
  override publish(): Promise<void> {
    return Promise.resolve();
  }
  override revisions(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
  override withdraw(): Promise<void> {
    return Promise.resolve();
  }
}

const [, , url = '', count = '0'] = process.argv;
const opened = count === '0' ? undefined : await openRecord(url);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const record = opened ?? (await openRecord(url));
const registry = new KeyRegistry({ record, publication: new NoPublication() });
const creations = Array.from({ length: Number(count) }, async () => {
  try {
    await registry.create({ email: 'ada@example.org', name: 'my site', plan: 'free' });
    return 'created';
  } catch (error) {
    if (error instanceof RegistryError) return error.code;
    throw error;
  }
});
process.stdout.write(`${JSON.stringify(await Promise.all(creations))}\n`);
await record.destroy();
process.exit();
