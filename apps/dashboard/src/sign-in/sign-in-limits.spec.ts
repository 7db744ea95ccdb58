import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './sign-in-limits.js';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['ada+list@example.org', 'ada@example.org'],
    ['ada+a+b@example.org', 'ada@example.org'],
    ['ada+@example.org', 'ada@example.org'],
    ['+ada@example.org', '+ada@example.org'],
    ['+ada+list@example.org', '+ada@example.org'],
    ['a.da@example.org', 'a.da@example.org'],
    ['ada@plus+host.example', 'ada@plus+host.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
