import { afterEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';
import { composeMail } from '../../../apps/dashboard/src/mail/compose-mail.js';
import { MailDispatcher } from '../../../apps/dashboard/src/mail/mail-dispatcher.js';
import { type Mail, Mailer, MailNotSent } from '../../../apps/dashboard/src/mail/mailer.js';
import { Outbox } from '../../../apps/dashboard/src/mail/outbox.js';
import { UnsubscribeTokens } from '../../../apps/dashboard/src/mail/unsubscribe-tokens.js';
import { aLog } from '../support/a-log.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { startSmtp } from './support/start-smtp.js';
import { headingOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: TestDashboard;
let sent: Outbox;
let dispatcher: MailDispatcher;
afterEach(async () => {
  await dispatcher.stop();
  await test.close();
});

/** A dashboard, and the job that sends its mails, which otherwise begins when the dashboard listens. */
async function start(mailer?: Mailer): Promise<void> {
  test = await startDashboard();
  sent = new Outbox(() => {});
  dispatcher = newDispatcher(mailer ?? sent);
}

function newDispatcher(mailer: Mailer, log = aLog()): MailDispatcher {
  const { ownKeys, personalData, mails } = test.dashboard.accounts;
  const dashboard = { ...test.config.dashboard, publicUrl: 'https://dashboard.example.org' };
  const tokens = new UnsubscribeTokens('s');
  return new MailDispatcher({ dashboard }, log.log, ownKeys, personalData, mails, mailer, tokens);
}

function execute(statement: string): void {
  withDatabase(test.config.dataDir, database => database.exec(statement));
}

const MONTH = new Date().toISOString().slice(0, 7);
const use = (count: number) =>
  execute(
    `INSERT OR REPLACE INTO place_months (tag, place, month, used) SELECT tag, 1, '${MONTH}', ${count} FROM accounts`,
  );
const expireIn = (days: number) => {
  const expiry = new Date(Date.now() + days * 86_400_000).toISOString();
  execute(`UPDATE api_keys SET created_at = '2020-01-01T00:00:00.000Z', expires_at = '${expiry}'`);
};
const refuse = (count: number) =>
  execute(`INSERT OR REPLACE INTO usage_by_day (key_id, day, route, status, count)
    SELECT id, '${new Date().toISOString().slice(0, 10)}', '/games', '401', ${count} FROM api_keys`);

/** Subjects by language: 80 % and 100 % of the quota, 7 days and 1 day before expiry, refused requests. */
const SUBJECTS: readonly [string, RegExp, RegExp, RegExp, RegExp, RegExp][] = [
  [
    'en',
    /^You have used 80% of/,
    /used up$/,
    /^API key expires within 7 days: “/,
    /^API key expires within a day: “/,
    /^Many rej/,
  ],
  [
    'fr',
    /utilisé 80\u00a0% de/,
    /est épuisé$/,
    /^Votre clé d’API expire dans moins de 7 jours\u00a0: «\u00a0/,
    /expire dans moins d’un jour/,
    /refusées/,
  ],
  [
    'de',
    /80\u00a0% Ihres Kontingents/,
    /aufgebraucht$/,
    /^API-Schlüssel läuft in den nächsten 7 Tagen ab: „/,
    /eines Tages/,
    /abgelehnte/,
  ],
  [
    'es',
    /^Ha usado el 80\u00a0%/,
    /^Ha agotado/,
    /^Una clave de API caduca en menos de 7 días: «/,
    /de un día: «/,
    /rechazadas/,
  ],
  [
    'it',
    /^Hai usato l’80%/,
    /^Hai esaurito/,
    /^La tua chiave API scade entro 7 giorni: «/,
    /scade entro un giorno: «/,
    /rifiutate/,
  ],
];

it.each([
  ['en', 'You have used 60% of your quota'],
  ['fr', 'Vous avez utilisé 60\u00a0% de votre quota'],
  ['de', 'Sie haben 60\u00a0% Ihres Kontingents verbraucht'],
  ['es', 'Ha usado el 60\u00a0% de su cuota'],
  ['it', 'Hai usato il 60% della tua quota'],
])(
  'the first mail about the quota is sent when its owner wants it, and says how much (%s)',
  async (language, subject) => {
    await start();
    const ada = await withKey();
    await ada.submit('/account', '/account/mails', { language, 'topic-quota': 'on', 'quota-warning': '60' });
    use(2_999);
    await dispatcher.pass();
    expect(sent.mails).toEqual([]);
    use(3_000);
    await dispatcher.pass();
    expect(sent.mails.map(mail => mail.subject)).toEqual([subject]);
  },
);

/** Signs in and makes a key, whose mail is not of interest. */
async function withKey(): Promise<Visitor> {
  const visitor = await test.signedIn();
  await visitor.createKey('site');
  await test.sentMails();
  return visitor;
}

describe('mails to the owner of an account', () => {
  it.each(SUBJECTS)(
    'warn about quota, expiry and refused requests, once each, as text and HTML (%s)',
    async (language, quota80, quota100, expiry7, expiry1, refusals) => {
      await start();
      const ada = await test.signedIn('ada@example.org', test.visitor({ 'accept-language': language }));
      await ada.createKey('club & co');
      await test.sentMails();
      await dispatcher.pass();
      expect(sent.mails).toEqual([]);
      for (const step of [
        () => use(4_000),
        () => use(5_000),
        () => expireIn(6.5),
        () => expireIn(0.9),
        () => refuse(30),
      ]) {
        step();
        await dispatcher.pass();
        await dispatcher.pass();
      }
      const mails = [...sent.mails].reverse();
      expect(mails.map(({ subject }) => subject)).toEqual(
        [quota80, quota100, expiry7, expiry1, refusals].map(subject => expect.stringMatching(subject)),
      );
      for (const { to, text, html, unsubscribeUrl } of mails) {
        expect(to).toBe('ada@example.org');
        expect(html).toContain(`<html lang="${language}">`);
        expect(text + html).not.toMatch(/undefined|NaN|Invalid Date|\[object/);
        expect(html).not.toContain('club & co');
        for (const url of text.match(/https:\S+/g) ?? [])
          expect(html).toContain(url.replaceAll('&', '&amp;'));
        expect(html.includes('<table')).toBe(false);
        expect(text.includes('unsubscribe')).toBe(unsubscribeUrl !== undefined);
      }
      expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)).toEqual([
        ...[true, true, true, true, false],
      ]);
    },
  );

  it('explain a count that a new key took over with the place of an earlier one', async () => {
    await start();
    const ada = await withKey();
    execute(`INSERT INTO usage_by_day (key_id, day, route, status, count)
      SELECT id, '${MONTH}-01', '/games', '200', 4000 FROM api_keys`);
    use(4_000);
    await dispatcher.pass();
    expect(sent.mails[0]?.text).not.toContain('earlier key');
    execute(`UPDATE api_keys SET state = 'revoked'`);
    await ada.createKey('next');
    execute(`UPDATE api_keys SET place = 1`);
    await dispatcher.pass();
    expect(sent.mails[0]?.text).toContain('Some of these requests were made with an earlier key');
    use(5_000);
    await dispatcher.pass();
    expect(sent.mails[0]?.text).toContain('Some of these requests were made with an earlier key');
    expect(sent.mails).toHaveLength(3);
  });

  it('are sent once by several processes', async () => {
    await start();
    await withKey();
    use(4_500);
    const others = [newDispatcher(sent), newDispatcher(sent), newDispatcher(sent)];
    await Promise.all([dispatcher, ...others].map(one => one.pass()));
    expect(sent.mails).toHaveLength(1);
  });

  it('are kept when the mail server does not accept them, and the log names no owner', async () => {
    class Failing extends Mailer {
      override send(): Promise<void> {
        return Promise.reject(new MailNotSent(new Error('connection refused')));
      }
    }
    await start();
    await withKey();
    use(4_500);
    const log = aLog();
    await newDispatcher(new Failing(), log).pass();
    expect(log.text()).toContain('sending will be retried');
    expect(log.text()).not.toContain('ada@example.org');
    await dispatcher.pass();
    expect(sent.mails).toEqual([]);
    execute(`UPDATE mails SET due_at = '2020-01-01T00:00:00.000Z'`);
    await dispatcher.pass();
    expect(sent.mails).toHaveLength(1);
  });

  it('that are optional can be turned off', async () => {
    await start();
    await test.signedIn();
    execute(`INSERT INTO mail_opt_outs (account_id, topic) SELECT id, 'quota' FROM accounts`);
    use(5_000);
    await dispatcher.pass();
    expect(sent.mails).toEqual([]);
  });
});

describe('unsubscribing', () => {
  let ada: Visitor;
  let mail: Mail;
  let path: string;

  async function warn(): Promise<void> {
    await start();
    ada = await withKey();
    use(4_500);
    await test.dashboard.lookForMails();
    [mail] = (await test.sentMails()) as [Mail];
    path = (mail.unsubscribeUrl ?? '').replace('http://localhost:0', '');
  }

  const isOff = async () =>
    (await ada.get('/account/export')).json<{ mails: { settings: unknown } }>().mails.settings;

  it('works by one click of a mail program, without cookies, and only by POST', async () => {
    await warn();
    const program = test.visitor();
    expect((await program.get(path)).statusCode).toBe(200);
    expect(await isOff()).toMatchObject({ off: [] });
    const answer = await program.post(path, { 'List-Unsubscribe': 'One-Click' });
    expect([answer.statusCode, headingOf(answer)]).toEqual([200, 'Emails turned off']);
    expect(await isOff()).toMatchObject({ off: ['quota'] });
    expect((await program.post(path)).statusCode).toBe(200);
    expect((await ada.get('/activity')).body).toContain('Email settings changed');
  });

  it('accepts the multipart form that mail programs send', async () => {
    await warn();
    const type = 'multipart/form-data; boundary=x';
    const answer = await test.visitor().post(path, {}, { 'content-type': type });
    expect(answer.statusCode).toBe(200);
    expect(await isOff()).toMatchObject({ off: ['quota'] });
  });

  it('is a page with a button for people', async () => {
    await warn();
    const page = await test.visitor({ 'accept-language': 'de' }).get(path);
    expect(headingOf(page)).toBe('E-Mails deaktivieren?');
    expect(page.body).toContain(`action="${path}"`);
    expect(page.body).toContain('„Kontingent“');
  });

  it('is refused with a token that was not signed here', async () => {
    await warn();
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const [account, topic, signature] = token.split('.');
    for (const changed of [
      `${account}.expiry.${signature}`,
      `x.${topic}.${signature}`,
      `${token}x`,
      'x',
      '',
    ]) {
      const answer = await test.visitor().post(`/unsubscribe?token=${encodeURIComponent(changed)}`);
      expect([changed, answer.statusCode]).toEqual([changed, 400]);
    }
    expect(await isOff()).toMatchObject({ off: [] });
  });

  it('is offered in the headers of mails that can be turned off, and in no others', async () => {
    const smtp = await startSmtp();
    const { mailer } = await composeMail(loadConfig(smtp.environment));
    await start(mailer);
    ada = await withKey();
    use(4_500);
    await dispatcher.pass();
    const headers = smtp.mails[0]?.headers.filter(line => line.startsWith('List-Unsubscribe'));
    expect(headers).toEqual([
      expect.stringMatching(
        /^List-Unsubscribe: <https:\/\/dashboard\.example\.org\/unsubscribe\?token=\S+>$/,
      ),
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    await mailer.send({ to: 'ada@example.org', subject: 's', text: 't', html: 'h' });
    expect(smtp.mails[1]?.headers.join('\n')).not.toContain('List-Unsubscribe');
    await smtp.close();
  });
});
