import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '#libs/config';
import { TestProcess } from '../../support/test-process.js';
import { aLog } from '../support/a-log.js';
import { askOverNetwork } from './support/ask-over-network.js';
import { startDashboard } from './support/start-dashboard.js';
import { mailerFor, startSmtp, type TestSmtp } from './support/start-smtp.js';
import { Visitor } from './support/visitor.js';
import { freePort } from '../../support/free-port.js';

const MAIL = { to: 'ada@example.org', subject: 'Subject', text: 'text', html: '<p>text</p>' };

let smtp: TestSmtp | undefined;
let dashboard: TestProcess | undefined;
afterEach(async () => {
  await dashboard?.kill();
  await smtp?.close();
});

async function send(environment: Record<string, string>): Promise<string> {
  return mailerFor(environment)
    .send(MAIL)
    .then(
      () => 'sent',
      (error: unknown) => String(error),
    );
}

describe('a mail', () => {
  it('is sent over TLS that the server offers by STARTTLS', async () => {
    smtp = await startSmtp();
    expect(await send(smtp.environment)).toBe('sent');
    expect(smtp.mails).toMatchObject([{ secure: true }]);
  });

  it('is sent over TLS from the beginning with smtps://', async () => {
    smtp = await startSmtp({ secure: true });
    expect(await send(smtp.environment)).toBe('sent');
    expect(smtp.mails).toMatchObject([{ secure: true }]);
  });

  it('is not sent to a server that offers no TLS, not even on this machine; the error says what to do', async () => {
    smtp = await startSmtp({ disabledCommands: ['STARTTLS'] });
    expect(await send(smtp.environment)).toMatch(/STARTTLS; it offers no TLS, and SMTP_PLAINTEXT_HOSTS/);
    expect(smtp.mails).toEqual([]);
  });

  it('is sent to such a server when the configuration names it', async () => {
    smtp = await startSmtp({ disabledCommands: ['STARTTLS'] });
    const named = { ...smtp.environment, SMTP_PLAINTEXT_HOSTS: 'mail, 127.0.0.1' };
    expect(await send(named)).toBe('sent');
    expect(smtp.mails).toMatchObject([{ secure: false }]);
  });

  it('is not sent to such a server when the configuration names another one', async () => {
    smtp = await startSmtp({ disabledCommands: ['STARTTLS'] });
    expect(await send({ ...smtp.environment, SMTP_PLAINTEXT_HOSTS: 'mail' })).toMatch(/offers no TLS/);
  });

  it('is not sent to a server whose certificate is from an unknown authority', async () => {
    smtp = await startSmtp();
    expect(await send({ SMTP_URL: smtp.url })).toMatch(/self-signed certificate/);
    expect(smtp.mails).toEqual([]);
  });
});

const USER = 'r4nd0m-user';
const PASSWORD = 'r4nd0m/p@ss:wörd';
const CREDENTIALS = `${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}`;

/** Every form in which user and password are written or sent. */
const SECRETS = [
  PASSWORD,
  encodeURIComponent(PASSWORD),
  'p@ss',
  'p%40ss',
  Buffer.from(PASSWORD).toString('base64'),
  Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64'),
  USER,
];

describe('user and password of the mail server', () => {
  /** What a dashboard logs while a link cannot be sent. */
  async function logOf(environment: Record<string, string>): Promise<string> {
    const log = aLog();
    const { composeMail } = await import('../../../apps/dashboard/src/mail/compose-mail.js');
    const test = await startDashboard({ log: log.log, mail: await composeMail(loadConfig(environment)) });
    const answer = await test.visitor().askForLink('ada@example.org');
    await test.close();
    expect(answer.statusCode).toBe(503);
    return log.text() + answer.body;
  }

  const withCredentials = (server: TestSmtp) => ({
    ...server.environment,
    SMTP_URL: server.url.replace('://', `://${CREDENTIALS}@`),
  });

  it('are accepted as they were before they were percent-escaped', async () => {
    const seen: unknown[] = [];
    smtp = await startSmtp({
      authOptional: false,
      onAuth: ({ username, password }, _session, answer) => {
        seen.push([username, password]);
        answer(null, { user: username });
      },
    });
    expect(await send(withCredentials(smtp))).toBe('sent');
    expect(seen).toEqual([[USER, PASSWORD]]);
  });

  it.each(['PLAIN', 'LOGIN', 'CRAM-MD5'])(
    'are in no log when %s refuses them and repeats them',
    async method => {
      smtp = await startSmtp({
        authMethods: [method],
        onAuth: ({ username, password }, _session, answer) =>
          answer(new Error(`${username} with the password ${password ?? PASSWORD} is not allowed`)),
      });
      const log = await logOf(withCredentials(smtp));
      expect(log).toContain('it answered 535');
      expect(log).toContain('check user and password in SMTP_URL');
      for (const secret of [...SECRETS, 'is not allowed']) expect(log).not.toContain(secret);
    },
  );

  it('are in no log when there is no TLS to send them over, and are not sent', async () => {
    let asked = 0;
    smtp = await startSmtp({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, answer) => {
        asked++;
        answer(new Error('no'));
      },
    });
    const log = await logOf(withCredentials(smtp));
    expect(log).toContain('offers no TLS');
    expect(asked).toBe(0);
    for (const secret of SECRETS) expect(log).not.toContain(secret);
  });

  it('are in no log when nothing answers, or something that is no mail server', async () => {
    const other = createServer(socket =>
      socket
        .on('error', () => {})
        .resume()
        .end(`220 ${USER} ${PASSWORD}\r\n500 no\r\n`),
    );
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const closed = await freePort();
    const logs = [
      await logOf({ SMTP_URL: `smtp://${CREDENTIALS}@127.0.0.1:${port}` }),
      await logOf({ SMTP_URL: `smtps://${CREDENTIALS}@127.0.0.1:${port}` }),
      await logOf({ SMTP_URL: `smtp://${CREDENTIALS}@127.0.0.1:${closed}` }),
      await logOf({ SMTP_URL: `smtp://${CREDENTIALS}@mail.invalid` }),
    ];
    other.close();
    expect(logs[2]).toContain('ECONNREFUSED');
    for (const secret of SECRETS) expect(logs.join('\n')).not.toContain(secret);
  });

  it.each([
    `smtp://${USER}:r4nd0m/p@ss:word@mail.example.org`,
    `smtp://${USER}:r4nd0m?p@ss@mail.example.org`,
    `smtp://${USER}:12345#p@ss@mail.example.org`,
    `smtp://${USER}:12345/p@ss@mail.example.org`,
    `smtp:${USER}:p@ss@mail.example.org`,
    `smtp://${USER}:p%@ss@mail.example.org`,
    `smtp://${USER}@mail.example.org`,
    `smtp://:p%40ss@mail.example.org`,
    `smtp://mail.example.org?auth.pass=p%40ss`,
    `${USER}:p@ss@mail.example.org`,
  ])('are in no message about a configuration that cannot be used: %s', url => {
    const read = () => loadConfig({ SMTP_URL: url });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/SMTP_URL/);
    expect(read).not.toThrow(/r4nd0m|p@ss|p%40ss|p%@ss|12345/);
  });

  it('are not in the output of the process, whatever the log level', async () => {
    smtp = await startSmtp({
      onAuth: ({ username, password }, _session, answer) =>
        answer(new Error(`${username} with the password ${password} is not allowed`)),
    });
    dashboard = new TestProcess('apps/dashboard/src/main.ts', {
      ...withCredentials(smtp),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'dashboard-')),
      DASHBOARD_PORT: String(await freePort()),
      LOG_LEVEL: 'trace',
    });
    const [, url = ''] = await dashboard.printed(/Developer dashboard: (\S+)/);
    const answer = await new Visitor(askOverNetwork(url)).askForLink('ada@example.org');
    expect(answer.statusCode).toBe(503);
    await dashboard.printed(/it answered 535/);
    for (const secret of [...SECRETS, 'is not allowed']) expect(dashboard.output).not.toContain(secret);
  });

  it('are not in the log, and neither is the recipient', async () => {
    smtp = await startSmtp({
      onRcptTo: ({ address }, _session, answer) => answer(new Error(`no ${address}`)),
    });
    const log = await logOf(smtp.environment);
    expect(log).toContain('it answered 550 to RCPT');
    expect(log).not.toContain('ada@example.org');
  });
});
