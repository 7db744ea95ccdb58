import { BlockList, isIPv6, SocketAddress } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressBits, coarseNetworkOf, networkPrefix, networkText } from './networks.js';

const isIn = (address: string, network: string) =>
  addressBits(address).startsWith(networkPrefix(network) ?? 'no network');

const text = (network: string) => {
  const prefix = networkPrefix(network);
  return prefix && networkText(prefix);
};

it('finds the same addresses in a network as Node does', () => {
  const networks = fc.oneof(
    fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 })),
    fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 128 })),
  );
  const nearby = fc.record({ network: networks, other: fc.oneof(fc.ipV4(), fc.ipV6()) });
  fc.assert(
    fc.property(nearby, ({ network: [address, length], other }) => {
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      const list = new BlockList();
      list.addSubnet(address, length, family);
      const isMapped = (one: string) => isIPv6(one) && addressBits(one).startsWith('4');
      fc.pre(!isMapped(address) && !isMapped(other));
      const otherFamily = isIPv6(other) ? 'ipv6' : 'ipv4';
      // Node takes an IPv4 address for part of an IPv6 network.
      const expected =
        family === otherFamily && list.check(new SocketAddress({ address: other, family: otherFamily }));
      expect(isIn(other, `${address}/${length}`)).toBe(expected);
      expect(isIn(address, `${address}/${length}`)).toBe(true);
    }),
  );
});

describe('an address', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.0/24', true],
    ['::ffff:c000:201', '192.0.2.0/24', true],
    ['192.0.2.1', '::ffff:192.0.2.0/120', true],
    ['192.0.2.1', '::ffff:0:0/96', true],
    ['192.0.2.1', '::/0', false],
    ['2001:db8::1', '0.0.0.0/0', false],
    ['fe80::1%eth0', 'fe80::/10', true],
    ['2001:0DB8:0:0::1', '2001:db8::/32', true],
    ['192.0.3.1', '192.0.2.0/24', false],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.10', '192.0.2.1', false],
    ['unknown', '0.0.0.0/0', false],
    ['', '::/0', false],
  ])('%s in %s: %s', (address, network, expected) => {
    expect(isIn(address, network)).toBe(expected);
  });
});

describe('a network', () => {
  it.each([
    ['192.0.2.77/24', '192.0.2.0/24'],
    ['192.0.2.1/32', '192.0.2.1'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0:1::/64', '2001:db8::/64'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:192.0.2.0/120', '192.0.2.0/24'],
    ['::/0', '::/0'],
  ])('%s is written as %s', (given, expected) => {
    expect(text(given)).toBe(expected);
  });

  it.each([
    ...[
      '192.0.2.0/33',
      '192.0.2.0/',
      '192.0.2.0/-1',
      '192.0.2.0/08',
      '192.0.2.0/24/8',
      '192.0.2',
      '192.0.2.256',
    ],
    ...[
      '2001:db8::/129',
      'fe80::1%eth0',
      'fe80::%eth0/10',
      '::ffff:192.0.2.0/95',
      'example.com',
      '',
      '/24',
      '1:2',
    ],
    ...['010.0.0.1', '0x7f.0.0.1'],
  ])('%j is none', given => {
    expect(networkPrefix(given)).toBeUndefined();
  });
});

describe('the network of a request', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8::6', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['unknown', ''],
    ['', ''],
  ])('%s is stored as %s, however often', (address, network) => {
    expect(coarseNetworkOf(address)).toBe(network);
    expect(coarseNetworkOf(network)).toBe(network);
  });
});
