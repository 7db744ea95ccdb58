import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Mail, Mailer, MailNotSent } from '../../../apps/dashboard/src/mail/mailer.js';
import { aLog } from '../support/a-log.js';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { CLIENT_ID, type FaultyProvider, startFaultyProvider } from './support/start-faulty-provider.js';
import { hiddenFieldsOf, keyIdOf, type Visitor } from './support/visitor.js';

let test: TestDashboard;
afterEach(() => test.close());

const subjects = async () => (await test.sentMails()).map(({ subject }) => subject);
const LINK = 'Your sign-in link';

/** For each language, the subjects of the notices, and how a key is named. */
const LANGUAGES: readonly [
  language: string,
  named: (id: string) => string,
  created: string,
  rotated: string,
  revoked: string,
  deleted: string,
  address: string,
][] = [
  [
    'en',
    id => `“my site” (${id})`,
    'New API key: ',
    'API key rotated: ',
    'API key revoked: ',
    'Your account was deleted',
    'Sign-in from a new network',
  ],
  [
    'fr',
    id => `«\u00a0my site\u00a0» (${id})`,
    'Nouvelle clé d’API\u00a0: ',
    'Clé d’API renouvelée\u00a0: ',
    'Clé d’API révoquée\u00a0: ',
    'Votre compte a été supprimé',
    'Connexion depuis un nouveau réseau',
  ],
  [
    'de',
    id => `„my site“ (${id})`,
    'Neuer API-Schlüssel: ',
    'API-Schlüssel rotiert: ',
    'API-Schlüssel widerrufen: ',
    'Ihr Konto wurde gelöscht',
    'Anmeldung aus einem neuen Netzwerk',
  ],
  [
    'es',
    id => `«my site» (${id})`,
    'Nueva clave de API: ',
    'Clave de API rotada: ',
    'Clave de API revocada: ',
    'Su cuenta se ha eliminado',
    'Inicio de sesión desde una red nueva',
  ],
  [
    'it',
    id => `«my site» (${id})`,
    'Nuova chiave API: ',
    'Chiave API ruotata: ',
    'Chiave API revocata: ',
    'Il tuo account è stato eliminato',
    'Accesso da una nuova rete',
  ],
];

describe('the owner of an account', () => {
  beforeEach(async () => {
    test = await startDashboard();
  });

  it.each(LANGUAGES)(
    'gets a mail in their language (%s)',
    async (language, named, created, rotated, revoked, deleted, address) => {
      const headers = { 'accept-language': language };
      const ada = await test.signedIn('ada@example.org', test.visitor(headers, '10.0.0.1'));
      const keyId = keyIdOf(await ada.createKey());
      await ada.submit(`/keys/${keyId}`, `/keys/${keyId}/rotate`);
      await ada.submit(`/keys/${keyId}/revoke`, `/keys/${keyId}/revoke`);
      await test.sentMails();
      await test.signedIn('ada@example.org', test.visitor(headers, '10.0.0.2'));
      const again = await test.signedIn('ada@example.org', test.visitor(headers, '10.0.0.2'));
      await again.submit('/account/delete', '/account/delete', { email: 'ada@example.org' });
      const told = (await test.sentMails()).filter(({ text }) => !text.includes('/sign-in/link'));
      const key = named(`bgc_${keyId}…`);
      expect(told.map(({ subject }) => subject)).toEqual([
        ...[deleted, address, revoked + key, rotated + key, created + key],
      ]);
      for (const { to, text, html } of told) {
        expect(to).toBe('ada@example.org');
        expect(text).toMatch(/: 10\.0\.0\.[12]\n/);
        expect(text).not.toMatch(/undefined|NaN/);
        expect(html).toContain(`<html lang="${language}">`);
      }
    },
  );

  it.each(['3600', '0'])(
    'gets a mail about a rotation that says of the old secret what the page says (%s seconds)',
    async overlap => {
      const ada = await test.signedIn();
      const page = `/keys/${keyIdOf(await ada.createKey())}`;
      const { body } = await ada.submit(page, `${page}/rotate`, { overlap });
      const [shown = 'nothing'] =
        /The old secret works until [^.<]*\.|All old secrets of this key have stopped working\./.exec(body) ??
        [];
      const [{ text }] = (await test.sentMails()) as [Mail];
      expect(text).toContain(`has a new secret. ${shown}`);
    },
  );

  it('gets a mail with the id of a key, never its secret, and no name that could be a message', async () => {
    const ada = await test.signedIn();
    const key = await ada.createKey('see https://evil.example <b>');
    const [{ text, html }] = (await test.sentMails()) as [Mail];
    expect(text).toContain(`The API key bgc_${keyIdOf(key)}… was created in your account.`);
    expect(text).toContain('\nhttp://localhost:0/account\n');
    expect(html).toContain('<a href="http://localhost:0/account"');
    for (const unwanted of [key.slice(14), 'evil', '<b>']) expect(text + html).not.toContain(unwanted);
  });

  it.each(['Call +49 170 1234567', 'call 0 8 0 0 9 9', '٠١٢٣٤٥٦٧'])(
    'gets a mail without a name that could be a telephone number: %s',
    async name => {
      const ada = await test.signedIn();
      const id = `bgc_${keyIdOf(await ada.createKey(name))}…`;
      expect(await subjects()).toEqual([`New API key: ${id}`, LINK]);
    },
  );

  it('gets one mail about a form that was sent twice', async () => {
    const ada = await test.signedIn();
    const page = await ada.get('/keys/new');
    const fields = { ...hiddenFieldsOf(page.body, '/keys'), name: 'site', plan: 'free' };
    await Promise.all([ada.post('/keys', fields), ada.post('/keys', fields)]);
    expect(await subjects()).toEqual([expect.stringContaining('New API key: “site” (bgc_'), LINK]);
  });

  it('gets no mail about a refused change', async () => {
    const ada = await test.signedIn();
    await ada.submit('/keys/new', '/keys', { name: '', plan: 'free' });
    expect(await subjects()).toEqual([LINK]);
  });
});

describe('a sign-in from a new address', () => {
  beforeEach(async () => {
    test = await startDashboard();
  });

  const signInFrom = (address: string, headers = {}) =>
    test.signedIn('ada@example.org', test.visitor(headers, address));
  const NEW = 'Sign-in from a new network';

  it('is reported, unless it is the first', async () => {
    await signInFrom('10.0.0.1');
    expect(await subjects()).toEqual([LINK]);
    await signInFrom('10.0.0.2');
    expect(await subjects()).toEqual([NEW, LINK, LINK]);
    expect(test.mails[0]?.text).toContain('IP address: 10.0.0.2\n');
  });

  it('is reported once: then the address is known, and the others are still known', async () => {
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.2']) await signInFrom(address);
    expect((await subjects()).filter(subject => subject === NEW)).toHaveLength(1);
  });

  it('is reported for a new IPv6 /64: within one, devices change their addresses daily', async () => {
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:1:9::9', '2001:db8:1:2::1'])
      await signInFrom(address);
    expect((await subjects()).filter(subject => subject === NEW)).toHaveLength(1);
  });

  it('is reported in the language of the first sign-in, because this one may be another person’s', async () => {
    await signInFrom('10.0.0.1', { 'accept-language': 'de' });
    await signInFrom('10.0.0.2', { 'accept-language': 'es' });
    expect((await subjects())[0]).toBe('Anmeldung aus einem neuen Netzwerk');
  });

  it('is not confused with one of another account', async () => {
    await signInFrom('10.0.0.1');
    await test.signedIn('eve@example.org', test.visitor({}, '10.0.0.2'));
    await signInFrom('10.0.0.2');
    expect((await subjects())[0]).toBe(NEW);
  });

  it('counts as the first one after the account was deleted', async () => {
    await (
      await signInFrom('10.0.0.1')
    ).submit('/account/delete', '/account/delete', { email: 'ada@example.org' });
    await signInFrom('10.0.0.2');
    expect(await subjects()).not.toContain(NEW);
  });
});

describe('a sign-in with a new provider', () => {
  let provider: FaultyProvider;
  let ada: Visitor;

  beforeEach(async () => {
    provider = await startFaultyProvider({ idToken: { email: 'ada@example.org', email_verified: true } });
    test = await startDashboard({
      environment: {
        SIGN_IN_PROVIDERS: 'keycloak',
        KEYCLOAK_ISSUER: provider.issuer,
        KEYCLOAK_CLIENT_ID: CLIENT_ID,
        KEYCLOAK_CLIENT_SECRET: 'secret',
        KEYCLOAK_NAME: 'The House',
      },
    });
    ada = test.visitor();
  });
  afterEach(() => provider.close());

  async function signIn(): Promise<void> {
    const onTheWay = await ada.submit('/sign-in', '/sign-in/with/keycloak');
    const url = /content="0;url=([^"]*)"/.exec(onTheWay.body)?.[1] ?? '';
    expect((await ada.get(provider.signIn(url.replaceAll('&amp;', '&')))).headers.location).toBe('/keys');
  }

  const told = async () => (await subjects()).filter(subject => subject === 'First sign-in with The House');

  it('is reported once, with the name of the provider', async () => {
    await test.signedIn('ada@example.org');
    await signIn();
    await signIn();
    expect(await told()).toHaveLength(1);
    expect(test.mails.find(({ text }) => text.includes('with The House for the first time'))).toBeDefined();
  });

  it('is reported again when the provider uses another id for the person', async () => {
    await test.signedIn('ada@example.org');
    await signIn();
    provider.overrides = { idToken: { sub: 'mallory', email: 'ada@example.org', email_verified: true } };
    await signIn();
    expect(await told()).toHaveLength(2);
  });

  it('is not reported when it made the account', async () => {
    await signIn();
    expect(await test.sentMails()).toEqual([]);
  });
});

describe('a notice that cannot be sent', () => {
  /** Sends only mails with sign-in links. */
  class LinksOnly extends Mailer {
    readonly taken: Mail[] = [];
    failed = 0;

    override async send(mail: Mail): Promise<void> {
      if (!mail.text.includes('/sign-in/link')) {
        this.failed++;
        throw new MailNotSent(new Error('connection refused'));
      }
      this.taken.push(mail);
    }
  }

  it('undoes nothing: the key exists, and the log reports the failure without naming the owner', async () => {
    const [mailer, log] = [new LinksOnly(), aLog()];
    test = await startDashboard({ mail: { mailer, outbox: undefined }, log: log.log });
    const ada = test.visitor();
    await ada.askForLink('ada@example.org');
    await ada.useLink(linkIn(mailer.taken[0]));
    expect(await ada.createKey()).toMatch(/^bgc_/);
    await test.sentMails();
    expect(mailer.failed).toBe(1);
    expect(log.text()).toContain('a mail to the owner of an account was not sent');
    expect(log.text()).not.toContain('ada@example.org');
  });

  it('is waited for when the dashboard stops', async () => {
    const sent: string[] = [];
    class SlowMailer extends LinksOnly {
      override async send(mail: Mail): Promise<void> {
        if (mail.text.includes('/sign-in/link')) return super.send(mail);
        await new Promise(resolve => setTimeout(resolve, 300));
        sent.push(mail.subject);
      }
    }
    const mailer = new SlowMailer();
    test = await startDashboard({ mail: { mailer, outbox: undefined } });
    const ada = test.visitor();
    await ada.askForLink('ada@example.org');
    await ada.useLink(linkIn(mailer.taken[0]));
    await ada.createKey();
    expect(sent).toEqual([]);
    await test.close();
    expect(sent).toEqual([expect.stringContaining('New API key')]);
    test = await startDashboard();
  });
});
