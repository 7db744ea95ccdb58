import { describe, expect, it } from '@jest/globals';
import { addressList, networkOf } from './network-of.js';

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:0000:0000:0000:0009', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('addressList', () => {
  const isListed = addressList(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', 'loopback']);

  it.each([
    ['10.255.0.1', true],
    ['::ffff:10.0.0.1', true],
    ['11.0.0.1', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['fd00::1', true],
    ['2001:db8::1', false],
    ['127.0.0.1', true],
    ['::1', true],
    ['', false],
  ])('contains %s: %s', (address, listed) => {
    expect(isListed(address)).toBe(listed);
  });
});
