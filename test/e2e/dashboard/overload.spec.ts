import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Mailer } from '../../../apps/dashboard/src/mail/mailer.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf } from './support/visitor.js';

/** A slow mail server, so that requests are in progress for as long as a test needs. */
class SlowMailer extends Mailer {
  asked = 0;
  letGo!: () => void;
  private readonly gate = new Promise<void>(resolve => (this.letGo = resolve));

  override async send(): Promise<void> {
    this.asked++;
    await this.gate;
  }
}

let mailer: SlowMailer;
let test: TestDashboard;
let working: Promise<unknown>;
beforeEach(async () => {
  mailer = new SlowMailer();
  test = await startDashboard({
    mail: { mailer, outbox: undefined },
    environment: { MAX_CONCURRENT_REQUESTS: '2' },
  });
  working = Promise.all(['ada', 'bob'].map(name => test.visitor().askForLink(`${name}@example.org`)));
  while (mailer.asked < 2) await new Promise(setImmediate);
});
afterEach(async () => {
  mailer.letGo();
  await working;
  await test.close();
});

describe('while the maximum number of requests is in progress', () => {
  it.each([
    ['en', 'Too many requests right now'],
    ['fr', 'Trop de requêtes en ce moment'],
    ['de', 'Zurzeit gehen zu viele Anfragen ein'],
    ['es', 'Hay demasiadas peticiones en este momento'],
    ['it', 'Troppe richieste in questo momento'],
  ])('says so at once, in %s', async (language, heading) => {
    const answer = await test.visitor({ 'accept-language': language }).get('/sign-in');
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, heading]);
    expect(answer.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('still answers health checks', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect((await test.visitor().get(path)).statusCode).toBe(200);
  });

  it('accepts the next request as soon as one is answered', async () => {
    mailer.letGo();
    await working;
    expect((await test.visitor().get('/sign-in')).statusCode).toBe(200);
  });
});
