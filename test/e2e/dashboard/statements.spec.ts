import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { statementsOf } from './support/count-statements.js';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { keyIdOf, type Visitor } from './support/visitor.js';

/** Statements that a page may send to the accounts database, the look at the session included. */
const MAX = 10;

const TODAY = new Date().toISOString().slice(0, 10);

const CHANGES = /^\s*(begin|insert|update|delete)\b/i;

describe.each([1, 50])('with %d keys', count => {
  let test: DashboardAndLimiter;
  let ada: Visitor;
  let keyId: string;

  beforeAll(async () => {
    test = await startDashboardAndLimiter();
    ada = await test.signedIn('ada@example.org');
    const { accounts } = test.dashboard;
    // Its own passes would be counted, too.
    await accounts.reconciler.stop();
    await accounts.plans.assign({ email: 'ada@example.org', plan: 'scale' });
    keyId = keyIdOf(await ada.createKey('site'));
    const others = Array.from({ length: count - 1 }, (_, index) => `key ${index}`);
    for (const name of others) await accounts.registry.create({ email: 'ada@example.org', name });
    const keys = await accounts.registry.list();
    const use = {
      day: TODAY,
      status: '200',
      route: '/games',
      count: 1,
      hour: 12,
      secret: '',
      network: '',
    } as const;
    await test.limiter.usageLog.add(
      keys.map(key => ({ ...use, keyId: key.keyId, lastUsedAtMs: Date.now() })),
    );
    await accounts.reconciler.reconcile();
    await test.limiter.usageLog.add([{ ...use, keyId, lastUsedAtMs: Date.now() }]);
    await test.sentMails();
  }, 60_000);
  afterAll(() => test.close());

  it.each([
    '/keys',
    '/keys/new',
    '/keys/:id',
    '/keys/:id/rename',
    '/keys/:id/expiry',
    '/keys/:id/restrictions',
    '/keys/:id/revoke',
    '/usage',
    '/usage?key=:id',
    '/usage?days=7',
    '/usage?month=2020-01',
    '/usage.csv',
    '/requests',
    '/requests?key=:id',
    '/plan',
    '/account',
    '/activity',
  ])('%s reads at most ten times and changes nothing', async page => {
    const sent = await statementsOf(async () => {
      expect((await ada.get(page.replace(':id', keyId))).statusCode).toBe(200);
    });
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.slice(MAX)).toEqual([]);
    expect(sent.filter(sql => CHANGES.test(sql))).toEqual([]);
  });
});
