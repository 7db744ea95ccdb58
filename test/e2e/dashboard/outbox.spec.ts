import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#libs/config';
import { composeMail } from '../../../apps/dashboard/src/mail/compose-mail.js';
import { askOverNetwork } from './support/ask-over-network.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { headingOf, Visitor } from './support/visitor.js';

let test: TestDashboard;
beforeEach(async () => {
  test = await startDashboard();
  await test.visitor().askForLink('ada@example.org');
});
afterEach(() => test.close());

async function look(headers: Record<string, string> = {}, from?: string): Promise<unknown> {
  const answer = await test.visitor({}, from).get('/outbox', headers);
  expect(answer.body.includes('ada@example.org')).toBe(answer.statusCode === 200);
  return answer.statusCode === 200 ? 'shown' : [answer.statusCode, headingOf(answer)];
}

const NOT_SHOWN = [404, 'Page not found'];

describe('the outbox', () => {
  it.each(['localhost:3001', '127.0.0.1', '[::1]:3001'])('is shown at %s', async host => {
    expect(await look({ host })).toBe('shown');
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is shown to %s', async from => {
    expect(await look({}, from)).toBe('shown');
  });

  it.each(['evil.example', 'evil.example:3001', '127.0.0.1.evil.example', 'localhost.evil.example', 'a b'])(
    'is not shown for another host name that resolves to this machine: %j',
    async host => {
      expect(await look({ host })).toEqual(NOT_SHOWN);
    },
  );

  it.each(['10.0.0.1', '192.168.1.7', '::ffff:10.0.0.1', '2001:db8::1', 'fe80::1', '128.0.0.1'])(
    'is not shown to another machine, whatever host name it requests: %j',
    async from => {
      expect(await look({ host: 'localhost:3001' }, from)).toEqual(NOT_SHOWN);
    },
  );

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-anything',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ])(
    'is not shown to a request that was forwarded according to %s, not even for this machine',
    async name => {
      expect(await look({ host: 'localhost:3001', [name]: '127.0.0.1' })).toEqual(NOT_SHOWN);
      expect(await look({ host: 'localhost:3001', [name]: '' })).toEqual(NOT_SHOWN);
    },
  );

  it('is not shown to a request that a trusted proxy forwarded for this machine', async () => {
    await test.close();
    test = await startDashboard({ environment: { TRUSTED_PROXIES: 'uniquelocal' } });
    await test.visitor().askForLink('ada@example.org');
    expect(await look({ 'x-forwarded-for': '127.0.0.1' }, '10.0.0.1')).toEqual(NOT_SHOWN);
  });

  it('is not shown to a real connection from another address of this machine', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find(address => address?.family === 'IPv4' && !address.internal)?.address;
    await test.close();
    const host = outside ?? '0.0.0.0';
    test = await startDashboard({ environment: { HOST: host } });
    await test.dashboard.listen();
    const { port } = test.dashboard.server.server.address() as { port: number };
    const ask = (url: string) => new Visitor(askOverNetwork(url)).get('/outbox');
    // Without a network, only loopback can connect, and loopback may see the outbox.
    expect((await ask(`http://${outside ?? '127.0.0.1'}:${port}`)).statusCode).toBe(outside ? 404 : 200);
  });

  it('shows a mail as its recipient would see it, under the same conditions', async () => {
    const { body } = await test.visitor().get('/outbox');
    const [, url = ''] = /href="(\/outbox\/\d+)"/.exec(body) ?? [];
    await test.visitor().askForLink('bob@example.org');
    const mail = await test.visitor().get(url);
    expect(mail.body).toMatch(/^<!doctype html><html lang="en">.*<a href="[^"]*token=[^"]+" style=/s);
    expect(mail.body).not.toContain('bob@example.org');
    expect(mail.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect((await test.visitor().get(url, { via: '1.1 proxy' })).statusCode).toBe(404);
    expect((await test.visitor().get('/outbox/99')).statusCode).toBe(404);
  });

  it('is not mentioned where it is not shown', async () => {
    const here = await test.visitor().askForLink('ada@example.org');
    const elsewhere = await test.visitor({ via: '1.1 proxy' }).askForLink('ada@example.org');
    expect([here.body.includes('/outbox'), elsewhere.body.includes('/outbox')]).toEqual([true, false]);
  });

  it('exists on every engine', async () => {
    const engines = {
      ELASTICSEARCH_URL: 'http://127.0.0.1:9200',
      REDIS_URL: 'redis://127.0.0.1',
      DATABASE_URL: 'postgres://127.0.0.1/accounts',
    };
    const mail = await composeMail(loadConfig({ DATA_DIR: test.config.dataDir, ...engines }));
    expect(mail.outbox).toBeDefined();
  });

  it.each([
    ['mails are sent', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['others can reach the dashboard', { HOST: '0.0.0.0' }],
    ['it has a public address', { DASHBOARD_PUBLIC_URL: 'https://keys.example.org' }],
    ['there is a proxy in front of it', { TRUSTED_PROXIES: 'loopback' }],
  ])('does not exist when %s', async (_, environment) => {
    const mail = await composeMail(loadConfig({ DATA_DIR: test.config.dataDir, ...environment }));
    expect(mail.outbox).toBeUndefined();
  });
});
