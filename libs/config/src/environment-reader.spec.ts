import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './load-config.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});

function file(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text, { mode: 0o400 });
  return path;
}

describe('a variable with _FILE appended', () => {
  it('is read from that file, without the line break at its end', () => {
    const config = loadConfig({ DASHBOARD_SECRET_FILE: file(`${'x'.repeat(32)}\n`) });
    expect(config.dashboard.secret).toBe('x'.repeat(32));
  });

  it('works for lists, addresses and secrets of providers alike', () => {
    const { cursorSecrets, databaseUrl, dashboard } = loadConfig({
      CURSOR_SECRETS_FILE: file('a-secret-of-16-characters, another-secret-of-16'),
      DATABASE_URL: 'postgres://db/catalog',
      SIGN_IN_PROVIDERS: 'google',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET_FILE: join(folder, 'secret'),
    });
    expect(cursorSecrets).toHaveLength(2);
    expect(databaseUrl).toBe('postgres://db/catalog');
    expect(dashboard.providers[0]?.clientSecret).toContain('a-secret-of-16');
  });

  it('cannot be set beside the variable itself; neither of them is repeated', () => {
    const read = () =>
      loadConfig({ DATABASE_URL: 'postgres://a:one@db/x', DATABASE_URL_FILE: file('postgres://b:two@db/x') });
    expect(read).toThrow('  - DATABASE_URL and DATABASE_URL_FILE are both set: leave one of them out');
    expect(read).not.toThrow(/one@|two@/);
  });

  it('that cannot be read is a problem of the configuration, said once', () => {
    const path = join(folder, 'missing');
    const read = () => loadConfig({ SMTP_URL_FILE: path });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      new RegExp(`^The configuration cannot be used:\n  - SMTP_URL_FILE names a file.*ENOENT.*$`),
    );
  });

  it.each(['DASHBOARD_SECRET_FILE', 'SMTP_CA_FILE'])(
    'that names a pipe is a problem, instead of a wait for its writer: %s',
    variable => {
      const pipe = join(folder, 'pipe');
      execFileSync('mkfifo', [pipe]);
      expect(() => loadConfig({ [variable]: pipe })).toThrow(
        `  - ${variable} names a file that cannot be read: ${pipe} is not a regular file`,
      );
    },
  );

  it('that is empty counts as unset', () => {
    expect(loadConfig({ SMTP_URL_FILE: file('\n') }).dashboard.mail).toBeUndefined();
  });
});
