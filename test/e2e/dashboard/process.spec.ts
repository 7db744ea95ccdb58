import { once } from 'node:events';
import { chmod, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../../support/free-port.js';
import { TestProcess } from '../../support/test-process.js';
import { hiddenFieldsOf } from './support/visitor.js';
import { until } from '../../support/until.js';

let dataDir: string;
let processes: TestProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dashboard-'));
  processes = [];
});
afterEach(() => Promise.all(processes.map(dashboard => dashboard.kill())));

function start(environment: Record<string, string> = {}): TestProcess {
  const dashboard = new TestProcess('apps/dashboard/src/main.ts', {
    DATA_DIR: dataDir,
    DASHBOARD_PORT: '0',
    ...environment,
  });
  processes.push(dashboard);
  return dashboard;
}

const LISTENING = /Developer dashboard: /;

describe('a process of the dashboard', () => {
  it('keeps its secret readable only by this user', async () => {
    await start().printed(LISTENING);
    expect((await stat(join(dataDir, 'dashboard-secret'))).mode & 0o777).toBe(0o600);
  });

  it('starts together with others on one new data folder', async () => {
    const together = [start(), start(), start()];
    await Promise.all(together.map(dashboard => dashboard.printed(LISTENING)));
  });

  it('serves, and ends with 0 on SIGTERM, although nothing reads what it prints', async () => {
    const port = await freePort();
    const dashboard = start({ DASHBOARD_PORT: String(port) });
    dashboard.stopReading();
    const url = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${url}/health/live`).catch(() => undefined))?.status === 200);
    // A mail with a link is printed as well.
    const page = await fetch(`${url}/sign-in`);
    const fields = hiddenFieldsOf(await page.text(), '/sign-in/link');
    const cookie = page.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; ');
    const body = new URLSearchParams({ ...fields, email: 'ada@example.org' });
    const sent = await fetch(`${url}/sign-in/link`, {
      method: 'POST',
      body,
      headers: { cookie },
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    dashboard.signal('SIGTERM');
    expect(await dashboard.ended).toBe(0);
  });

  it('reports every fault of its configuration at once, without secrets, and ends with 1', async () => {
    const dashboard = start({
      DASHBOARD_PORT: '99999',
      DASHBOARD_PUBLIC_URL: 'https://example.org/dashboard',
      DASHBOARD_SECRET: 'short-secret',
      SMTP_URL: 'user:mail-password@example.org',
      SIGN_IN_PROVIDERS: 'Google,keycloak,github,acme',
      ACME_ISSUER: 'http://sign-in.example.org',
      ACME_CLIENT_ID: 'client',
      ACME_CLIENT_SECRET: 'client-secret',
      GITHUB_CLIENT_ID: 'client',
      GITHUB_CLIENT_SECRET: 'client-secret',
      KEYCLOAK_CLIENT_SECRET: 'client-secret',
      TRUSTED_PROXIES: '10.0.0.0/8,10.0.0.0/99,proxy.example.org,loopback,fd00::/8',
    });
    expect(await dashboard.ended).toBe(1);
    expect(dashboard.output.trim().split('\n')).toEqual([
      'The configuration cannot be used:',
      '  - DASHBOARD_PORT must be a whole number from 0 to 65535, but is "99999"',
      '  - DASHBOARD_PUBLIC_URL must end after its host or port: the dashboard needs a host of its own',
      '  - DASHBOARD_SECRET must have at least 32 characters',
      '  - SMTP_URL must be an absolute URL that starts with smtp:// or smtps://',
      '  - SIGN_IN_PROVIDERS must list lower-case words, but has "Google"',
      '  - KEYCLOAK_ISSUER must be set, because SIGN_IN_PROVIDERS has keycloak: only ID tokens of OpenID Connect prove an email address',
      '  - KEYCLOAK_CLIENT_ID must be set, because SIGN_IN_PROVIDERS has keycloak',
      '  - GITHUB_ISSUER must be set, because SIGN_IN_PROVIDERS has github: only ID tokens of OpenID Connect prove an email address, and GitHub issues none. Name the issuer of a provider that signs people in by GitHub, or leave github out',
      '  - ACME_ISSUER must start with https://, or name this machine: without TLS another server could impersonate the issuer',
      expect.stringMatching(/^ {2}- TRUSTED_PROXIES must list addresses.*but has "10\.0\.0\.0\/99"$/),
      expect.stringMatching(/^ {2}- TRUSTED_PROXIES must list addresses.*but has "proxy\.example\.org"$/),
    ]);
  });

  it('says which port is taken and what to do, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const dashboard = start({ DASHBOARD_PORT: String(port) });
    expect(await dashboard.ended).toBe(1);
    other.close();
    expect(dashboard.output).toContain(
      `${port}\nAnother process uses this port: stop it, or set DASHBOARD_PORT`,
    );
    expect(dashboard.output).not.toMatch(/^\s+at /m);
  });

  it('says which database cannot be used, without a stack, and ends with 1', async () => {
    const file = join(dataDir, 'accounts.sqlite');
    await writeFile(file, 'a text, and long enough not to be taken for an empty database'.repeat(99));
    await chmod(file, 0o600);
    const dashboard = start();
    expect(await dashboard.ended).toBe(1);
    expect(dashboard.output.trim()).toBe(`sqlite:${file} cannot be used: file is not a database`);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 on %s', async signal => {
    const dashboard = start();
    await dashboard.printed(LISTENING);
    dashboard.signal(signal);
    expect(await dashboard.ended).toBe(0);
  });

  it.each([
    [{}, /mails with sign-in links are printed here and shown at http:\/\/localhost:0\/outbox/],
    [{ SMTP_URL: 'smtp://127.0.0.1:1' }, /mails with sign-in links go out by SMTP/],
    [{ HOST: '0.0.0.0' }, /signing in by link is not possible: SMTP_URL is not set/],
  ])('says where mails go with %j', async (environment, where) => {
    await start(environment).printed(where);
  });
});
