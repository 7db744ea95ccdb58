import { describe, expect, it } from '@jest/globals';
import { foldEmail } from './fold-email.js';
import { InvalidEmail } from '../registry-error.js';

describe('folding an email address', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['  ada@example.org ', 'ada@example.org'],
    ['ADA+keys@EXAMPLE.org', 'ada+keys@example.org'],
    ['demo@localhost', 'demo@localhost'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ])('makes %j %j', (email, folded) => {
    expect(foldEmail(email)).toBe(folded);
  });

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'a da@example.org',
    'a@b@c',
    'a\u0000@b',
    `${'a'.repeat(250)}@b.org`,
  ])('refuses %j', email => {
    expect(() => foldEmail(email)).toThrow(InvalidEmail);
  });
});
