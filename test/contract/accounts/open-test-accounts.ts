import { randomUUID } from 'node:crypto';
import {
  AccountKeys,
  type AccountsDatabase,
  type AccountServices,
  type AccountState,
  composeAccounts,
  type AuditPage,
  type AuditPageRequest,
  type KeyDelivery,
  type KeySecret,
  type KeySummary,
  readAuditPage,
  openAccountsDatabase,
  type Origin,
} from '#libs/accounts';
import { type AddedUsage, parseApiKey, type UsageEntry } from '#libs/admission';
import { FixedClock } from '../admission/fixed-clock.js';
import { SeverableEngine } from './severable-engine.js';

/** A new, empty database for one test. */
export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

export type NewDatabase = () => Promise<TestDatabase>;

export interface TestAccounts extends Omit<AccountServices, 'ownKeys'> {
  readonly ownKeys: { of(accountId: string, origin?: Origin): OwnerKeys };
  readonly auditTrail: { page(accountId: string, request?: AuditPageRequest): Promise<AuditPage> };
  readonly clock: FixedClock;
  readonly database: AccountsDatabase;
  readonly engine: SeverableEngine;
  /** The keys of the account with this address, as its owner reaches them; the account is made if there is none. */
  keysOfAddress(email?: string): Promise<OwnerKeys>;

  /** The account with this address as it is now, made if there is none. */
  stateOf(email?: string): Promise<AccountState>;
  /** Records what was counted, as a running dashboard does every few seconds. */
  rollUp(): Promise<void>;
  /** Tries to admit a key, and counts the request if it is admitted. @returns the kind of the decision */
  requestWith(key: string): Promise<string>;
  /** Adds to the usage log as the API does. */
  use(entry: Pick<UsageEntry, 'keyId' | 'day' | 'count'> & Partial<AddedUsage>): Promise<void>;
  close(): Promise<void>;
}

type NewOwnKey = Parameters<AccountKeys['createSealed']>[0];

type AccountStores = ConstructorParameters<typeof AccountKeys>[0];

/** What an owner may do, with new secrets opened at once, and what the owner sees of the keys. */
export class OwnerKeys extends AccountKeys {
  constructor(
    private readonly services: AccountServices,
    stores: AccountStores,
    private readonly id: string,
    origin?: Origin,
  ) {
    super(stores, id, origin);
  }

  list(): Promise<KeySummary[]> {
    return this.services.registry.list({ accountId: this.id });
  }

  secretsOf(keyId: string): Promise<KeySecret[]> {
    return this.services.history.secretsOf(keyId);
  }

  create(request: NewOwnKey): Promise<{ keyId: string; key: string; published: boolean }> {
    return this.opened(delivery => this.createSealed(request, delivery));
  }

  rotate(
    keyId: string,
    overlapSeconds = 86_400,
  ): Promise<{ keyId: string; key: string; published: boolean }> {
    return this.opened(delivery => this.rotateSealed(keyId, overlapSeconds, delivery));
  }

  private async opened(make: (delivery: KeyDelivery) => ReturnType<AccountKeys['createSealed']>) {
    const delivery = { requestId: randomUUID(), seal: (key: string) => key };
    const made = await make(delivery);
    const key = await this.openSealed(made.keyId, delivery.requestId, sealed => sealed);
    return { ...made, key: key ?? '' };
  }
}

/** A new accounts database and a new (or the given) embedded engine, on one fixed clock. */
export async function openTestAccounts(
  newDatabase: NewDatabase,
  existing?: SeverableEngine,
): Promise<TestAccounts> {
  const clock = new FixedClock();
  const engine = existing ?? (await SeverableEngine.open(clock));
  const database = await newDatabase();
  const db = await openAccountsDatabase(database.url);
  const stores = { database: db, engine, clock, retryPausesMs: [0, 0] };
  const services = composeAccounts(db, engine, stores);
  const ownKeys = {
    of: (accountId: string, origin?: Origin) => new OwnerKeys(services, stores, accountId, origin),
  };
  return {
    ...services,
    ownKeys,
    auditTrail: { page: (accountId, request) => readAuditPage(db, accountId, request) },
    clock,
    database: db,
    engine,
    async keysOfAddress(email = 'ada@example.org') {
      const { id } = await services.accounts.findOrCreate({ email });
      return ownKeys.of(id);
    },

    async stateOf(email = 'ada@example.org') {
      return services.history.stateOf(await services.accounts.findOrCreate({ email }));
    },
    async rollUp() {
      await services.reconciler.reconcile();
    },
    async requestWith(text) {
      const key = parseApiKey(text);
      if (key.kind === 'malformed') return key.reason;
      return (await engine.reach().store.admit(key)).kind;
    },
    async use(entry) {
      const lastUsedAtMs = Date.parse(`${entry.day}T12:00:00Z`);
      await engine.usageLog.add([
        { route: '/games', status: '200', lastUsedAtMs, hour: 12, secret: 'current', network: '', ...entry },
      ]);
    },
    async close() {
      await db.destroy();
      await database.remove();
      if (existing === undefined) await engine.close();
    },
  };
}
