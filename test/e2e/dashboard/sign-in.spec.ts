import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { storedText } from './support/stored-text.js';
import { headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: TestDashboard;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboard();
  ada = test.visitor();
});
afterEach(() => test.close());

const PAGE_OF_THE_SIGNED_IN = '/keys';

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get(PAGE_OF_THE_SIGNED_IN)).statusCode === 200;
}

describe('a link', () => {
  it('signs in with a button', async () => {
    await ada.askForLink('ada@example.org');
    const answer = await ada.useLink(linkIn(test.mails[0]));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/keys']);
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('is not used up by opening it, as mail scanners do', async () => {
    await ada.askForLink('ada@example.org');
    const link = linkIn(test.mails[0]);
    for (let times = 0; times < 3; times++) expect((await test.visitor().get(link)).statusCode).toBe(200);
    await ada.useLink(link);
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('works once', async () => {
    await ada.askForLink('ada@example.org');
    const link = linkIn(test.mails[0]);
    await ada.useLink(link);
    const eve = test.visitor();
    const answer = await eve.get(link);
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This link no longer works']);
    expect(answer.body).toMatch(/<a class="button filled" href="\/"><span>Sign in</);
    expect(await isSignedIn(eve)).toBe(false);
  });

  it('signs in once when its form is sent twice, and both answers have the session', async () => {
    await ada.get('/usage');
    await ada.askForLink('ada@example.org');
    const fields = hiddenFieldsOf((await ada.get(linkIn(test.mails[0]))).body, '/sign-in/confirm');
    const before = new Map(ada.cookies);
    const clicks = [1, 2].map(async () => {
      const click = test.visitor();
      for (const [name, value] of before) click.cookies.set(name, value);
      return { click, answer: await click.post('/sign-in/confirm', fields) };
    });
    for (const { click, answer } of await Promise.all(clicks)) {
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/usage']);
      expect(await isSignedIn(click)).toBe(true);
      expect((await click.get('/activity')).body.match(/<strong>Signed in</g)).toHaveLength(1);
    }
  });

  it('gives its session to no other browser, even if that one sends the same form', async () => {
    await ada.askForLink('ada@example.org');
    const fields = hiddenFieldsOf((await ada.get(linkIn(test.mails[0]))).body, '/sign-in/confirm');
    await ada.post('/sign-in/confirm', fields);
    const eve = test.visitor();
    const { formToken = '' } = hiddenFieldsOf((await eve.get('/sign-in')).body, '/sign-in/link');
    const answer = await eve.post('/sign-in/confirm', { ...fields, formToken });
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This link no longer works']);
    expect(await isSignedIn(eve)).toBe(false);
  });

  it('works only once for two requests at the same moment', async () => {
    await ada.askForLink('ada@example.org');
    const link = linkIn(test.mails[0]);
    const visitors = [test.visitor(), test.visitor(), test.visitor()];
    const pages = await Promise.all(visitors.map(visitor => visitor.get(link)));
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.post('/sign-in/confirm', hiddenFieldsOf(pages[index]?.body ?? '', '/sign-in/confirm')),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });
});

describe('a link that is too old', () => {
  it('does not work, and says so', async () => {
    await ada.askForLink('ada@example.org');
    const passed = new Date(Date.now() - 1).toISOString();
    withDatabase(test.config.dataDir, database =>
      database.prepare('UPDATE sign_in_secrets SET expiresAt = ?').run(passed),
    );
    const answer = await ada.get(linkIn(test.mails[0]));
    expect([answer.statusCode, headingOf(answer)]).toEqual([400, 'This link no longer works']);
  });

  it('is older than 15 minutes', async () => {
    await ada.askForLink('ada@example.org');
    const { expiresAt } = withDatabase(test.config.dataDir, database =>
      database.prepare('SELECT expiresAt FROM sign_in_secrets').get(),
    ) as { expiresAt: string };
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });
});

describe('asking for a link', () => {
  it('never tells whether an address is known', async () => {
    await test.signedIn('known@example.org');
    const pages = [];
    for (const email of ['known@example.org', 'other@example.org']) {
      const { statusCode, body } = await ada.askForLink(email);
      pages.push([statusCode, body.replaceAll(email, 'this address')]);
    }
    expect(pages[0]).toEqual(pages[1]);
  });

  it('says where the link was sent, once', async () => {
    expect((await ada.askForLink('Ada@Example.org')).body).toContain(
      'the message to ada@example.org is in the outbox',
    );
    expect((await ada.get('/sign-in/sent')).body).toContain('the message is in the outbox');
  });

  it.each(['/sign-in', '/sign-in/again'])('sends one link when the form of %s is sent twice', async page => {
    if (page === '/sign-in/again') ada = await test.signedIn();
    const sentBefore = test.mails.length;
    const fields = hiddenFieldsOf((await ada.get(page)).body, '/sign-in/link');
    const send = () => ada.post('/sign-in/link', { ...fields, email: 'ada@example.org' });
    // A double click, and a click on the page that Back brings.
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(3).fill('/sign-in/sent'));
    expect(test.mails).toHaveLength(sentBefore + 1);
  });

  it('sends a link to each address when the form is sent again with another one', async () => {
    const fields = hiddenFieldsOf((await ada.get('/sign-in')).body, '/sign-in/link');
    for (const email of ['aba@example.org', 'ada@example.org'])
      await ada.post('/sign-in/link', { ...fields, email });
    expect(test.mails.map(({ to }) => to)).toEqual(['ada@example.org', 'aba@example.org']);
  });

  it.each([
    '',
    'ada',
    'ada@',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada,eve@example.org',
    'demo@localhost',
  ])('refuses %j without sending anything', async email => {
    const answer = await ada.askForLink(email);
    expect(test.mails).toEqual([]);
    expect(answer.body).toContain('This is not a valid email address.');
  });

  it('folds addresses, so that one person has one account', async () => {
    await (await test.signedIn('Ada@Example.org')).createKey('first');
    const { body } = await (await test.signedIn('ada@example.ORG')).get('/keys');
    expect(body).toContain('first');
  });
});

describe('a session', () => {
  it('is new after signing in: an earlier cookie is worthless', async () => {
    ada.cookies.set('dashboard.session_token', 'planted.by-a-stranger');
    await ada.askForLink('ada@example.org');
    await ada.useLink(linkIn(test.mails[0]));
    expect(ada.cookies.get('dashboard.session_token')).not.toContain('planted');
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('is stored in a cookie that scripts cannot read and other sites cannot send', async () => {
    await ada.askForLink('ada@example.org');
    const answer = await ada.useLink(linkIn(test.mails[0]));
    const session = answer.cookies.find(({ name }) => name.includes('session_token'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('ends when its browser signs in again, as the same or another person', async () => {
    ada = await test.signedIn('ada@example.org');
    const sessions = [new Map(ada.cookies)];
    for (const email of ['ada@example.org', 'eve@example.org']) {
      await test.signedIn(email, ada);
      sessions.push(new Map(ada.cookies));
    }
    const states = [];
    for (const cookies of sessions) {
      const visitor = test.visitor();
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
      states.push(await isSignedIn(visitor));
    }
    expect(states).toEqual([false, false, true]);
  });

  it('does not end in another browser that signs in', async () => {
    const [here, there] = [await test.signedIn(), await test.signedIn()];
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  });

  it('is over after signing out, also for a copy of the cookie', async () => {
    ada = await test.signedIn();
    const kept = new Map(ada.cookies);
    await ada.submit('/keys', '/sign-out');
    for (const [name, value] of kept) ada.cookies.set(name, value);
    expect(await isSignedIn(ada)).toBe(false);
  });

  it('ends everywhere else at once on request', async () => {
    const [here, there] = [await test.signedIn(), await test.signedIn()];
    await here.submit('/account', '/sign-out/elsewhere');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it('ends in one other browser on request', async () => {
    const [here, there] = [await test.signedIn(), await test.signedIn()];
    await here.submit('/account', '/sign-out/there');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it('of another person cannot be ended', async () => {
    const eve = await test.signedIn('eve@example.org');
    const account = await (ada = await test.signedIn()).get('/account');
    const other = await test.signedIn();
    const { session = '' } = hiddenFieldsOf((await other.get('/account')).body, '/sign-out/there');
    const fields = hiddenFieldsOf((await eve.get('/account')).body, '/account/mails');
    await eve.post('/sign-out/there', { ...fields, session });
    expect(account.statusCode).toBe(200);
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('is required on every page except those for signing in', async () => {
    for (const page of ['/keys', '/usage', '/activity', '/account', '/account/export']) {
      const answer = await test.visitor().get(page);
      expect([page, answer.statusCode, answer.headers.location]).toEqual([page, 303, '/sign-in']);
    }
  });
});

describe('what is stored', () => {
  it('is useless to a thief: neither links nor cookies nor keys can be made from it', async () => {
    await ada.askForLink('ada@example.org');
    const token = new URLSearchParams(linkIn(test.mails[0]).split('?')[1]).get('token');
    await ada.askForLink('ada@example.org');
    await ada.useLink(linkIn(test.mails[0]));
    const key = await ada.createKey();
    const cookie = decodeURIComponent(ada.cookies.get('dashboard.session_token') ?? '');
    const [session = '', signature = ''] = cookie.split('.');
    expect([session.length, signature.length]).toEqual([32, 44]);
    const stored = storedText(test.config.dataDir);
    for (const secret of [token, key.slice(14, 46), session, signature]) expect(stored).not.toContain(secret);
  });
});
