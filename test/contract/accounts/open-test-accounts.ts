import { type AccountRecord, KeyRegistry, openRecord, UsageHistory } from '#libs/accounts';
import { type KeyPublication, parseApiKey } from '#libs/admission';
import { FixedClock } from '../fixed-clock.js';
import { openTestEmbedded } from '../open-test-embedded.js';
import type { TestEngine } from '../test-engine.js';

export interface TestAccounts {
  readonly clock: FixedClock;
  readonly record: AccountRecord;
  readonly engine: TestEngine;
  readonly registry: KeyRegistry;
  readonly history: UsageHistory;
  /** A registry over the same record that publishes elsewhere. */
  registryWith(publication: KeyPublication): KeyRegistry;
  /** What the door says to the text of a key. */
  knock(key: string): Promise<string>;
  close(): Promise<void>;
}

/** Record and embedded engine, both new, on one fixed clock. */
export async function openTestAccounts(): Promise<TestAccounts> {
  const clock = new FixedClock();
  const engine = await openTestEmbedded(clock);
  const record = await openRecord('sqlite::memory:');
  const registryWith = (publication: KeyPublication) =>
    new KeyRegistry({ record, publication, clock, retryPausesMs: [0, 0] });
  return {
    clock,
    record,
    engine,
    registry: registryWith(engine.publication),
    history: new UsageHistory(record, engine.usageLog, clock),
    registryWith,
    async knock(text) {
      const key = parseApiKey(text);
      return key.kind === 'malformed'
        ? key.reason
        : (await engine.store.admit({ ...key, quotaCost: 1 })).kind;
    },
    async close() {
      await record.destroy();
      await engine.close();
    },
  };
}
