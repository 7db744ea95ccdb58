import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeAccounts, openRecord } from '#libs/accounts';
import type { KeyPublication } from '#libs/admission';
import { openEmbeddedAdmission } from '#libs/admission-embedded';
import type { AccountsPart } from '../../../../apps/dashboard/src/parts.js';

/** Accounts on a record of their own, which reach the limiter only by what a test puts in between. */
export async function accountsThatPublish(
  by: (publication: KeyPublication) => KeyPublication,
): Promise<AccountsPart> {
  const engine = openEmbeddedAdmission({ dataDir: mkdtempSync(join(tmpdir(), 'publishing-')) });
  const record = await openRecord('sqlite::memory:');
  const publication = by(engine.publication);
  return {
    ...composeAccounts(record, { ...engine, publication }, { retryPausesMs: [0] }),
    record,
    ping: { database: async () => {}, limiter: async () => {} },
    close: async () => {
      await record.destroy();
      await engine.close();
    },
  };
}
