import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { describeConfig } from './describe-config.js';
import { loadConfig } from './load-config.js';

describe('TERMS and PRIVACY', () => {
  it('are read from files, with the line ends of any system', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'terms-')), 'terms.md');
    writeFileSync(file, '\uFEFF# Terms of use\r\n\r\nBe kind.\r\n');
    expect(loadConfig({ TERMS_FILE: file }).http.policies).toEqual([
      { path: '/terms', title: 'Terms of use', text: '\nBe kind.' },
    ]);
  });

  it('are in this order, and optional', () => {
    const environment = { PRIVACY: '# Privacy\n\nNone kept.', TERMS: '# Terms\n\nBe kind.' };
    expect(loadConfig(environment).http.policies.map(({ path }) => path)).toEqual(['/terms', '/privacy']);
    expect(loadConfig({}).http.policies).toEqual([]);
  });

  it.each([
    ['no title', 'Be kind.'],
    ['no text', '# Terms'],
    ['a title of another level', '## Terms\n\nBe kind.'],
    ['more characters than are accepted', `# Terms\n\n${'x'.repeat(100_000)}`],
  ])('are refused with %s', (_, terms) => {
    expect(() => loadConfig({ TERMS: terms })).toThrow(
      '  - TERMS must be Markdown of at most 100000 characters that begins with a line of # and a title',
    );
  });

  it('are shown by their titles', () => {
    const config = loadConfig({ TERMS: '# Terms of use\n\nBe kind.' });
    expect(describeConfig(config)).toMatchObject({ http: { policies: ['Terms of use'] } });
  });
});
