import { describe, expect, it } from '@jest/globals';
import { pageToComeBackTo } from './page-to-come-back-to.js';

describe('the page to come back to', () => {
  it.each([
    ['GET', '/keys', '/keys'],
    ['GET', '/usage?month=2026-10&language=de', '/usage?month=2026-10'],
    ['GET', '/sign-in/link?token=abc', '/sign-in/link?token=abc'],
    ['GET', '//evil.example/keys', '/keys'],
    ['POST', '/keys', '/keys'],
    ['POST', '/keys/0123456789/rotate', '/keys/0123456789'],
    ['POST', '/keys/0123456789/revoke', '/keys/0123456789'],
    ['POST', '/sign-in/link', '/sign-in'],
    ['POST', '/sign-in/confirm?x=1', '/sign-in'],
    ['POST', '/sign-in/with/keycloak', '/sign-in'],
    ['POST', '/account/delete', '/account'],
    ['POST', '/sign-out/there', '/'],
    ['POST', '/keyserver', '/'],
    ['POST', '//evil.example/keys', '/'],
  ])('of %s %s is %s', (method, url, page) => {
    expect(pageToComeBackTo(method, url)).toBe(page);
  });
});
