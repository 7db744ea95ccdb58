import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeAccounts, openAccountsDatabase } from '#libs/accounts';
import type { KeyPublication } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import type { AccountsConnection } from '../../../../apps/dashboard/src/connections.js';

/** Accounts on a database of their own, which reach the limiter only through the publication that a test gives. */
export async function accountsThatPublish(
  by: (publication: KeyPublication) => KeyPublication,
): Promise<AccountsConnection> {
  const engine = openEmbeddedAdmission({ dataDir: mkdtempSync(join(tmpdir(), 'publishing-')) });
  const database = await openAccountsDatabase('sqlite::memory:');
  const publication = by(engine.publication);
  return {
    ...composeAccounts(database, { ...engine, publication }, { retryPausesMs: [0] }),
    database,
    requestLog: engine.requestLog,
    ping: { database: async () => {}, limiter: async () => {} },
    close: async () => {
      await database.destroy();
      await engine.close();
    },
  };
}
