import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Mailer } from '../../../apps/dashboard/src/mail/mailer.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { hiddenFieldsOf } from './support/visitor.js';

/** A slow mail server, so that a request is in flight for as long as a test needs. */
class SlowMailer extends Mailer {
  letGo!: () => void;
  readonly asked = new Promise<void>(resolve => (this.ask = resolve));
  private ask!: () => void;
  private readonly gate = new Promise<void>(resolve => (this.letGo = resolve));

  override async send(): Promise<void> {
    this.ask();
    await this.gate;
  }
}

let mailer: SlowMailer;
let test: TestDashboard;
let url: string;
beforeEach(async () => {
  mailer = new SlowMailer();
  test = await startDashboard({ mail: { mailer, outbox: undefined } });
  await test.dashboard.listen();
  url = `http://127.0.0.1:${portOf(test)}`;
});

function portOf({ dashboard }: TestDashboard): number {
  return (dashboard.server.server.address() as { port: number }).port;
}

/** Requests a link over the network; the answer waits for the mail server. */
async function askForLink(): Promise<Response> {
  const page = await fetch(`${url}/sign-in`);
  const cookie = page.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
  const fields = { ...hiddenFieldsOf(await page.text(), '/sign-in/link'), email: 'ada@example.org' };
  return fetch(`${url}/sign-in/link`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

describe('closing', () => {
  it('lets a request in flight finish, accepts no other, and waits for nothing else', async () => {
    const answering = askForLink();
    await mailer.asked;
    const closed = test.close();
    while (test.dashboard.server.server.listening) await new Promise(setImmediate);
    const late = connect(Number(new URL(url).port), '127.0.0.1');
    const [refusal] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(refusal.code).toBe('ECONNREFUSED');
    mailer.letGo();
    const answer = await answering;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in/sent']);
    expect(answer.headers.get('connection')).toBe('close');
    const began = performance.now();
    await closed;
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it('ends within 10 s, also when the mail server does not answer', async () => {
    const { accounts, mails } = test.dashboard.accounts;
    const { id: accountId } = await accounts.findOrCreate({ email: 'ada@example.org' });
    await mails.queue({ accountId, kind: 'new-address', about: 'a network', details: {} });
    void test.dashboard.lookForMails();
    await mailer.asked;
    const began = performance.now();
    await test.close();
    expect(performance.now() - began).toBeLessThan(15_000);
    mailer.letGo();
  });
});

describe('draining', () => {
  it('reports that it is not ready, and serves as before, but tells browsers to close their connections', async () => {
    await test.close();
    test = await startDashboard({ environment: { DRAIN_SECONDS: '1' } });
    await test.dashboard.listen();
    url = `http://127.0.0.1:${portOf(test)}`;
    const closed = test.close();
    const readiness = await fetch(`${url}/health/ready`);
    expect([readiness.status, await readiness.json()]).toMatchObject([503, { status: 'unavailable' }]);
    const page = await fetch(`${url}/sign-in`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await page.text();
    await closed;
    await expect(fetch(`${url}/sign-in`)).rejects.toThrow();
  });
});
