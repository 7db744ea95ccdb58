import { afterEach, describe, expect, it } from '@jest/globals';
import { MailNotSent } from '../../../apps/dashboard/src/mail/mailer.js';
import { hiddenFieldsOf } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';
import { BrokenMailer, startDashboard, type TestDashboard } from './support/start-dashboard.js';

let test: TestDashboard;
afterEach(() => test.close());

const byMail = { OPERATOR_MAIL: 'operator@example.org' };

describe('the plan page', () => {
  it('shows what each key may do, and which plans are paid', async () => {
    test = await startDashboard();
    const ada = await test.signedIn();
    const { body } = await ada.get('/plan');
    expect(body).toContain('Current plan: Free');
    expect(body).toContain('Each of your keys has the plan’s rate limit and quota.');
    expect(body).toContain('Plans larger than Free are paid plans.');
    expect((await ada.get('/keys')).body).toContain('href="/plan"');
    expect(body).toMatch(/<a href="\/account" aria-current="page">/);
  });

  it('offers larger plans only on request, and says so if no contact is configured', async () => {
    test = await startDashboard();
    const ada = await test.signedIn();
    const { body } = await ada.get('/plan');
    expect(body).toContain('has not set up a way to ask');
    expect(body).not.toContain('action="/plan"');
    const form = await ada
      .submit('/keys', '/plan', { plan: 'scale' })
      .catch((error: unknown) => String(error));
    expect(form).toContain('there is no form');
  });

  it('says what larger plans cost, in the words of the operator', async () => {
    test = await startDashboard({ environment: { PLAN_PRICES: 'Plus costs 9 € a month.' } });
    const { body } = await (await test.signedIn()).get('/plan');
    expect(body).toContain('Plus costs 9 € a month.');
  });

  it('lists as larger only plans without a lower limit, and accepts no other', async () => {
    test = await startDashboard({ environment: byMail });
    const ada = await test.signedIn();
    withDatabase(test.config.dataDir, database =>
      database.exec(`INSERT INTO plans (name, rate_per_second, requests_per_month, max_active_keys)
        VALUES ('batch', 1, 20000, 3), ('single', 10, 20000, 1), ('fast', 20, 5000, 3)`),
    );
    const { body } = await ada.get('/plan');
    const listed = [...body.matchAll(/name="plan" value="(\w+)"/g)].map(([, plan]) => plan);
    expect(listed).toEqual(['fast', 'plus', 'scale']);
    expect((await ada.submit('/plan', '/plan', { plan: 'batch' })).statusCode).toBe(400);
  });

  it('links to the contact that the operator configured', async () => {
    test = await startDashboard({ environment: { PLAN_REQUEST_URL: 'https://example.org/ask?for=a+plan' } });
    const { body } = await (await test.signedIn()).get('/plan');
    expect(body).toContain(
      '<a class="button" href="https://example.org/ask?for=a+plan"><span>Ask the operator</span></a>',
    );
  });
});

describe('asking for a larger plan', () => {
  it('tells the operator, once a day, and changes nothing', async () => {
    test = await startDashboard({ environment: byMail });
    const ada = await test.signedIn();
    const otherWindow = hiddenFieldsOf((await ada.get('/plan')).body, '/plan');
    const answer = await ada.submit('/plan', '/plan', { plan: 'plus' });
    expect(answer.body).toContain('You asked for the Plus plan on ');
    expect(test.mails.find(({ to }) => to === 'operator@example.org')).toMatchObject({
      to: 'operator@example.org',
      text: expect.stringContaining('npm run keys -- plan --account ada@example.org --plan plus'),
    });
    expect((await test.sentMails())[0]).toMatchObject({
      to: 'ada@example.org',
      subject: 'You asked for the Plus plan',
    });
    const again = await ada.follow(await ada.post('/plan', { ...otherWindow, plan: 'scale' }));
    expect(again.body).toContain('You already asked within the last 24 hours');
    expect(test.mails.filter(({ to }) => to === 'operator@example.org')).toHaveLength(1);
    expect((await ada.get('/keys')).body).toContain('Free plan');
    const activity = (await ada.get('/activity')).body;
    expect(activity).toContain('Larger plan requested');
    expect(activity).toContain('<p class="hint">Plus</p>');
  });

  it('stays visible, and cannot be repeated on the same day, until an operator changes the plan', async () => {
    test = await startDashboard({ environment: byMail });
    const ada = await test.signedIn();
    expect((await ada.get('/plan')).body).not.toContain('aria-disabled');
    await ada.submit('/plan', '/plan', { plan: 'plus' });
    for (const time of ['at first', 'after a reload']) {
      const { body } = await ada.get('/plan');
      expect([time, body]).toEqual([time, expect.stringContaining('You asked for the Plus plan on ')]);
      expect(body.match(/type="button" aria-disabled="true" aria-describedby="asked"/g)).toHaveLength(2);
    }
    const dayBefore = new Date(Date.now() - 86_400_001).toISOString();
    withDatabase(test.config.dataDir, database =>
      database.prepare("UPDATE audit_events SET at = ? WHERE action = 'plan-requested'").run(dayBefore),
    );
    const later = (await ada.get('/plan')).body;
    expect(later).toContain('You asked for the Plus plan on ');
    expect(later).not.toContain('aria-disabled');
    withDatabase(test.config.dataDir, database =>
      database.exec(
        `INSERT INTO audit_events (id, account_id, at, action, detail)
         SELECT 'decided', account_id, '${new Date().toISOString()}', 'plan-changed', 'free to free' FROM audit_events LIMIT 1`,
      ),
    );
    expect((await ada.get('/plan')).body).not.toContain('You asked for the Plus plan');
  });

  it('puts no address into a shell command if the address has special characters', async () => {
    test = await startDashboard({ environment: byMail });
    const eve = await test.signedIn("o'neil@example.org");
    await eve.submit('/plan', '/plan', { plan: 'plus' });
    const mail = test.mails.find(({ to }) => to === 'operator@example.org');
    expect(mail?.text).toContain("o'neil@example.org");
    expect(mail?.text).not.toContain('npm run keys');
  });

  it('can be repeated when the mail could not be sent', async () => {
    const mailer = new BrokenMailer(new MailNotSent(new Error('the mail server is unavailable')));
    test = await startDashboard({ environment: byMail });
    const ada = await test.signedIn();
    const broken = await startDashboard({
      environment: { ...byMail, DATA_DIR: test.config.dataDir },
      mail: { mailer, outbox: undefined },
    });
    const { body } = await ada.get('/plan');
    expect(body).toContain('Ask for Plus');
    const there = broken.visitor();
    for (const [name, value] of ada.cookies) there.cookies.set(name, value);
    for (let round = 0; round < 2; round++)
      expect((await there.submit('/plan', '/plan', { plan: 'plus' })).statusCode).toBe(503);
    await broken.close();
    expect((await ada.submit('/plan', '/plan', { plan: 'plus' })).statusCode).toBe(200);
  });

  it('is refused for a plan that does not exist', async () => {
    test = await startDashboard({ environment: byMail });
    const ada = await test.signedIn();
    expect((await ada.submit('/plan', '/plan', { plan: 'gold' })).statusCode).toBe(400);
    expect(test.mails.some(({ to }) => to === 'operator@example.org')).toBe(false);
  });
});
