import { describe, expect, it } from '@jest/globals';
import { findReturnPage } from './find-return-page.js';

describe('the page to return to', () => {
  it.each([
    ['GET', '/keys', '/keys'],
    ['GET', '/usage?month=2026-10&language=de', '/usage?month=2026-10'],
    ['GET', '/sign-in/link?token=abc', '/sign-in/link?token=abc'],
    ['GET', '/usage?language=de', '/usage'],
    ['GET', '//evil.example/keys', '/evil.example/keys'],
    ['GET', '//', '/'],
    ['GET', '//:', '/:'],
    ['GET', '//x//evil', '/x//evil'],
    ['GET', '/.//evil.example/', '/.//evil.example/'],
    ['GET', '/\\evil.example/p', '/evil.example/p'],
    ['GET', '/\t/evil.example/p', '/evil.example/p'],
    ['GET', 'http://evil.example/keys', '/'],
    ['GET', '/keys?a=b?c&language=de', '/keys?a=b%3Fc'],
    ['POST', '/keys', '/keys/new'],
    ['POST', '/keys/0123456789/rotate', '/keys/0123456789'],
    ['POST', '/keys/0123456789/restrictions', '/keys/0123456789/restrictions'],
    ['POST', '/keys/0123456789/revoke', '/keys/0123456789/revoke'],
    ['POST', '/keys/0123456789/end-secret', '/keys/0123456789'],
    ['POST', '/sign-in/link', '/sign-in'],
    ['POST', '/sign-in/confirm?x=1', '/sign-in'],
    ['POST', '/sign-in/with/keycloak', '/sign-in'],
    ['POST', '/account/delete', '/account/delete'],
    ['POST', '/account/mails', '/account'],
    ['POST', 'http://evil.example/account/delete', '/'],
    ['POST', '/sign-out/there', '/'],
    ['POST', '/keyserver', '/'],
    ['POST', '//evil.example/keys', '/'],
  ])('of %s %s is %s', (method, url, page) => {
    expect(findReturnPage(method, url)).toBe(page);
  });
});
