import { describe, expect, it } from '@jest/globals';
import { describeConfig } from './describe-config.js';
import { loadConfig } from './load-config.js';

function described(environment: Record<string, string>): string {
  return JSON.stringify(describeConfig(loadConfig(environment)));
}

/** Every URL that may contain a password, as it was given and as it is shown. */
const URLS: readonly [variable: string, given: string, shown: string][] = [
  ['REDIS_URL', 'redis://redis:6379', 'redis://redis:6379'],
  ['REDIS_URL', 'redis://redis:6379/2', 'redis://redis:6379/2'],
  ['REDIS_URL', 'rediss://:SECRET@redis:6379', 'rediss://***@redis:6379'],
  ['REDIS_URL', 'redis://u:p@SECRET@redis:6379', 'redis://***@redis:6379'],
  ['REDIS_URL', 'redis+cluster://u:SECRET@a:1,[::1]:2', 'redis+cluster://***@a:1,[::1]:2'],
  ['REDIS_URL', 'rediss+sentinel://:SECRET@a,b/main', 'rediss+sentinel://***@a:26379,b:26379/main'],
  ['ELASTICSEARCH_URL', 'http://localhost:9200/', 'http://localhost:9200'],
  ['ELASTICSEARCH_URL', 'https://SECRET:SECRET@es.test/behind/', 'https://es.test/behind'],
  ['ELASTICSEARCH_URL', 'https://u:SECRET@es.test:9200,https://es2.test:9200', 'https://es2.test:9200'],
  ['DATABASE_URL', 'postgres://app:SECRET@db:5432/catalog', 'postgres://***@db:5432/catalog'],
  ['DATABASE_URL', 'postgres://app@db/catalog?password=SECRET', 'postgres://***@db/catalog'],
  ['DATABASE_URL', 'postgres:///catalog?host=/run/pg&password=SECRET', 'postgres:///catalog'],
  ['DATABASE_URL', 'sqlite:/data/a b@c.sqlite', 'sqlite:/data/a b@c.sqlite'],
];

describe('what is in force', () => {
  it.each(URLS)('shows %s=%s as %s', (variable, given, shown) => {
    const text = described({ [variable]: given });
    expect(text).toContain(JSON.stringify(shown));
    expect(text).not.toContain('SECRET');
  });

  it.each([
    'PUBLIC_URL',
    'ERRORS_URL',
    'DASHBOARD_PUBLIC_URL',
    'PLAN_REQUEST_URL',
    'SECURITY_CONTACT',
    'ACME_ISSUER',
  ])('cannot contain a user or password in %s, which is shown to others', variable => {
    const environment = {
      SIGN_IN_PROVIDERS: 'acme',
      ACME_ISSUER: 'https://acme.test',
      ACME_CLIENT_ID: 'id',
      ACME_CLIENT_SECRET: 'secret',
      [variable]: 'https://SECRET:SECRET@example.org',
    };
    expect(() => loadConfig(environment)).toThrow(new RegExp(`${variable} must .*a user or password`));
    expect(() => loadConfig(environment)).not.toThrow(/SECRET/);
  });

  it('shows where mails go, and neither user nor password', () => {
    const text = described({ SMTP_URL: 'smtps://SECRET%40x:SECRET@mail', MAIL_FROM: 'keys@example.org' });
    expect(text).toContain(
      '"mail":{"host":"mail","port":465,"tls":"implicit","from":"keys@example.org","user":"configured"',
    );
    expect(text).not.toContain('SECRET');
  });

  it('shows what happens to mails without a mail server', () => {
    for (const local of [{}, { REDIS_URL: 'redis://redis' }])
      expect(described(local as Record<string, string>)).toContain(
        '"mail":"printed, and on the outbox page"',
      );
    for (const reachable of [{ HOST: '0.0.0.0' }, { TRUSTED_PROXIES: 'loopback' }])
      expect(described(reachable as Record<string, string>)).toContain(
        '"mail":"not sent: SMTP_URL is not set"',
      );
  });

  it('shows no secret of its own', () => {
    const text = described({
      CURSOR_SECRETS: 'SECRET-SECRET-SECRET,SECRET-SECRET-SECRET-2',
      DASHBOARD_SECRET: 'SECRET'.repeat(6),
      ELASTICSEARCH_URL: 'http://localhost:9200',
      ELASTICSEARCH_API_KEY: 'SECRET',
      SIGN_IN_PROVIDERS: 'google',
      GOOGLE_CLIENT_ID: 'shown',
      GOOGLE_CLIENT_SECRET: 'SECRET',
    });
    expect(text).toContain('2 configured');
    expect(text).toContain('API key');
    expect(text).toContain('shown');
    expect(text).not.toContain('SECRET');
  });
});
