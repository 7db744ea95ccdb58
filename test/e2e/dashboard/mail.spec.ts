import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';
import { composeMail } from '../../../apps/dashboard/src/mail/compose-mail.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { mailerFor, startSmtp, type TestSmtp } from './support/start-smtp.js';
import { headingOf } from './support/visitor.js';

let smtp: TestSmtp;
let wire: TcpProxy;
let test: TestDashboard;

beforeEach(async () => {
  smtp = await startSmtp();
  wire = await TcpProxy.to(smtp.url);
  const environment = { ...smtp.environment, SMTP_URL: `smtp://${wire.host}` };
  test = await startDashboard({ environment, mail: await composeMail(loadConfig(environment)) });
});
afterEach(async () => {
  await test.close();
  wire.close();
  await smtp.close();
});

const mailWith = (beginning: string) => smtp.mails.at(-1)?.headers.filter(line => line.startsWith(beginning));

describe('a mail with a link', () => {
  it('arrives, and its link signs in', async () => {
    const ada = test.visitor();
    expect((await ada.askForLink('Ada@example.org')).statusCode).toBe(200);
    expect(smtp.mails).toMatchObject([{ from: 'keys@example.org', to: ['ada@example.org'] }]);
    expect(mailWith('From:')).toEqual(['From: Catalog <keys@example.org>']);
    expect(mailWith('To:')).toEqual(['To: ada@example.org']);
    await ada.useLink(linkIn(smtp.mails[0]));
    expect((await ada.get('/keys')).statusCode).toBe(200);
  });

  it('has the same content as text and as HTML, and asks mail servers for no automatic reply', async () => {
    await test.visitor({ 'accept-language': 'es' }).askForLink('ada@example.org');
    const link = `http://localhost:0${linkIn(smtp.mails[0])}`;
    expect(smtp.mails[0]?.text).toMatch(/^Hola:\s+Use este enlace para iniciar sesión/);
    expect(smtp.mails[0]?.text.split(/\s+/)).toContain(link);
    expect(smtp.mails[0]?.html).toContain('<html lang="es">');
    expect(smtp.mails[0]?.html).toMatch(/<p style="[^"]*">Use este enlace para iniciar sesión/);
    expect(smtp.mails[0]?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}" style=`);
    expect(mailWith('Auto-Submitted:')).toEqual(['Auto-Submitted: auto-generated']);
  });

  it('is dark in mail programs that are', async () => {
    await test.visitor().askForLink('ada@example.org');
    expect(smtp.mails[0]?.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(smtp.mails[0]?.html).toContain('@media (prefers-color-scheme: dark) {');
  });

  it('is in the language of the person who asked', async () => {
    await test.visitor({ 'accept-language': 'fr' }).askForLink('ada@example.org');
    expect(mailWith('Subject:')).toEqual(['Subject: Votre lien de connexion']);
  });

  it('is not shown on any page', async () => {
    await test.visitor().askForLink('ada@example.org');
    expect((await test.visitor().get('/outbox')).statusCode).toBe(404);
  });
});

describe('an address', () => {
  it.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org; eve@example.org',
    'eve <ada@example.org>',
    '"ada@example.org> eve@example.org"@example.org',
    'ada@example.org>\r\nRCPT TO:<eve@example.org',
  ])('that is more than one is refused, and nothing is sent: %j', async email => {
    expect((await test.visitor().askForLink(email)).body).toContain('This is not a valid email address.');
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org>\r\nRCPT TO:<eve@example.org',
  ])('adds no other recipient and no header even without that check: %j', async to => {
    const mailer = mailerFor(smtp.environment);
    await mailer.send({ to, subject: 'link\r\nX-Evil: 1', text: 'text', html: '' }).catch(() => {});
    expect(smtp.mails.length).toBeLessThanOrEqual(1);
    for (const mail of smtp.mails) {
      expect(mail.to).not.toContain('eve@example.org');
      expect(mail.headers.filter(line => /^(bcc|cc|x-evil):/i.test(line))).toEqual([]);
    }
  });
});

describe('a mail server', () => {
  it('that is unavailable is reported, and the next attempt works', async () => {
    const ada = test.visitor();
    wire.cut();
    const answer = await ada.askForLink('ada@example.org');
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The email could not be sent']);
    expect(answer.headers['retry-after']).toBe('10');
    wire.restore();
    expect((await ada.askForLink('ada@example.org')).statusCode).toBe(200);
    expect(smtp.mails).toHaveLength(1);
  });

  it('that hangs is waited for a few seconds only', async () => {
    wire.hang();
    const began = performance.now();
    expect((await test.visitor().askForLink('ada@example.org')).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(12_000);
  });

  it('that refuses an address gets the same page as any other failure', async () => {
    const answer = await test.visitor().askForLink('nobody@example.org');
    expect([answer.statusCode, headingOf(answer)]).toEqual([503, 'The email could not be sent']);
    expect(answer.body).not.toContain('no such mailbox');
  });
});
