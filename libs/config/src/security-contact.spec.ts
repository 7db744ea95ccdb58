import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

describe('SECURITY_CONTACT', () => {
  it.each(['mailto:security@example.test', 'https://example.test/security'])('may be %s', contact => {
    expect(loadConfig({ SECURITY_CONTACT: contact }).http.securityContact).toBe(contact);
  });

  it.each([
    'security@example.test',
    'mailto:',
    'mailto:security',
    'mailto:two words@example.test',
    'http://example.test/security',
    'https://',
    'https://example.test/a page',
    'mailto:security@example.test\nExpires: never',
  ])('cannot be %j: the process does not start, and says what is possible', contact => {
    expect(() => loadConfig({ SECURITY_CONTACT: contact })).toThrow(
      '  - SECURITY_CONTACT must be mailto: and an address, or an https:// URL',
    );
  });

  it('is optional', () => {
    expect(loadConfig({}).http.securityContact).toBeUndefined();
  });
});
