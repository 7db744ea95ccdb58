import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type KeyPublication, StoreUnavailable } from '#libs/admission';
import { DelegatingPublication } from '../../contract/admission/delegating-publication.js';
import { MailNotSent } from '../../../apps/dashboard/src/mail/mailer.js';
import { accountsThatPublish } from './support/accounts-that-publish.js';
import { BrokenMailer, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, hiddenFieldsOf } from './support/visitor.js';

let test: TestDashboard;
afterEach(() => test.close());

describe('without its mail server', () => {
  it('says so, with the same page for every address', async () => {
    const mailer = new BrokenMailer(new MailNotSent(new Error('connection refused')));
    test = await startDashboard({ mail: { mailer, outbox: undefined } });
    const answer = await test.visitor().askForLink('ada@example.org');
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The email could not be sent']);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).not.toContain('connection refused');
  });
});

describe('while another process locks the database', () => {
  it('says so in the visitor’s language, and changes nothing', async () => {
    test = await startDashboard();
    const ada = await test.signedIn();
    await ada.get('/keys?language=de');
    const locked = new DatabaseSync(join(test.config.dataDir, 'accounts.sqlite'));
    locked.exec('BEGIN EXCLUSIVE');
    const answer = await ada.submit('/keys/new', '/keys', { name: 'site' });
    locked.exec('ROLLBACK');
    locked.close();
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'Ein benötigter Dienst antwortet nicht']);
    expect((await ada.get('/keys')).body).toContain('Erstellen Sie Ihren ersten Schlüssel');
  }, 300_000);
});

describe('signing out while another process locks the database', () => {
  it('says that it did not work, and the session continues', async () => {
    test = await startDashboard();
    const ada = await test.signedIn();
    const fields = hiddenFieldsOf((await ada.get('/keys')).body, '/sign-out');
    const locked = new DatabaseSync(join(test.config.dataDir, 'accounts.sqlite'));
    locked.exec('BEGIN EXCLUSIVE');
    const answer = await ada.post('/sign-out', fields);
    locked.exec('ROLLBACK');
    locked.close();
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'A service we depend on is not responding']);
    expect((await ada.get('/keys')).statusCode).toBe(200);
  }, 300_000);
});

describe('while the limiter does not answer', () => {
  it('shows the key and that it does not work yet, until it works', async () => {
    let isUnavailable = true;
    const accounts = await accountsThatPublish(
      publication => new SometimesUnavailable(publication, () => !isUnavailable),
    );
    test = await startDashboard({ accounts });
    const ada = await test.signedIn();
    const made = await ada.submit('/keys/new', '/keys', { name: 'site' });
    expect(made.body).toContain('the usage counter is not responding');
    expect((await ada.get('/keys')).body).toContain('the usage counter is not responding');
    isUnavailable = false;
    await accounts.reconciler.reconcile();
    expect((await ada.get('/keys')).body).not.toContain('the usage counter is not responding');
  });
});

/** A publication that can be reached only at times. */
class SometimesUnavailable extends DelegatingPublication {
  constructor(
    private readonly to: KeyPublication,
    private readonly isThere: () => boolean,
  ) {
    super();
  }

  protected override reach(): KeyPublication {
    if (this.isThere()) return this.to;
    throw new StoreUnavailable(new Error('unavailable'));
  }
}
