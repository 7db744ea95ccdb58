import { describe, expect, it } from '@jest/globals';
import { InvalidRestrictions } from './invalid-restrictions.js';
import { type KeyRestrictions, NO_RESTRICTIONS } from './key-restrictions.js';
import { readRestrictions } from './read-restrictions.js';

const PLAN = { name: 'free', ratePerSecond: 10, requestsPerMonth: 5_000, maxActiveKeys: 3 };

const read = (given: Partial<KeyRestrictions>) => readRestrictions({ ...NO_RESTRICTIONS, ...given }, PLAN);

function faultsOf(given: Partial<KeyRestrictions>): string[] {
  try {
    read(given);
  } catch (error) {
    if (error instanceof InvalidRestrictions)
      return error.faults.map(({ field, kind }) => `${field} ${kind}`);
    throw error;
  }
  return [];
}

describe('an origin', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    [' HTTPS://Example.COM:443/ ', 'https://example.com'],
    ['http://example.com:80', 'http://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://*.Bücher.example', 'https://*.xn--bcher-kva.example'],
    ['https://*.example.com:443', 'https://*.example.com'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://[0:0::1]:3000', 'http://[::1]:3000'],
    ['http://[::ffff:127.0.0.1]', 'http://[::ffff:7f00:1]'],
    ['http://127.1', 'http://127.0.0.1'],
  ])('%j is recorded as %s', (given, recorded) => {
    expect(read({ origins: [given] }).origins).toEqual([recorded]);
  });

  it.each([
    ['example.com', 'origin-scheme'],
    ['*', 'origin-scheme'],
    ['null', 'origin-scheme'],
    ['', 'origin-scheme'],
    ['ftp://example.com', 'origin-scheme'],
    ['https://example.com/shop', 'origin-path'],
    ['https://example.com//', 'origin-path'],
    ['https://example.com?q=1', 'origin-path'],
    ['https://example.com#top', 'origin-path'],
    ['https://example.com\\shop', 'origin-path'],
    ['https://me:secret@example.com', 'origin-path'],
    ['https://*', 'origin-wildcard'],
    ['https://*.com', 'origin-wildcard'],
    ['https://*.localhost:3000', 'origin-wildcard'],
    ['https://*.0.0.1', 'origin-wildcard'],
    ['https://*.[::1]', 'origin-wildcard'],
    ['https://a.*.example.com', 'origin-wildcard'],
    ['https://*.*.example.com', 'origin-wildcard'],
    ['https://*example.com', 'origin-wildcard'],
    ['https://example.com.', 'origin-host'],
    ['https://example..com', 'origin-host'],
    ['https://exa mple.com', 'origin-host'],
    ['https://exa\tmple.com', 'origin-host'],
    ['https://example.com:70000', 'origin-host'],
    ['https://', 'origin-host'],
    ['https://256.0.0.1', 'origin-host'],
    ['https://a,b.example', 'origin-host'],
    [`https://${'a.'.repeat(150)}example`, 'origin-host'],
  ])('%j is refused: %s', (given, kind) => {
    expect(faultsOf({ origins: [given] })).toEqual([`origins ${kind}`]);
  });
});

it('records each entry once, however it is written', () => {
  expect(
    read({
      origins: ['https://example.com', 'https://EXAMPLE.com:443', 'https://*.example.com'],
      networks: ['192.0.2.9/24', '192.0.2.0/24', '::ffff:192.0.2.0/120', '2001:DB8::/32'],
    }),
  ).toMatchObject({
    origins: ['https://example.com', 'https://*.example.com'],
    networks: ['192.0.2.0/24', '2001:db8::/32'],
  });
});

it('accepts 20 origins and 20 networks, and no more', () => {
  const origins = Array.from({ length: 21 }, (_, n) => `https://${n}.example`);
  const networks = Array.from({ length: 21 }, (_, n) => `192.0.2.${n}`);
  expect(faultsOf({ origins: origins.slice(1), networks: networks.slice(1) })).toEqual([]);
  expect(faultsOf({ origins, networks })).toEqual(['origins too-many', 'networks too-many']);
});

it.each([0, -1, 1.5, 11, Number.NaN])('refuses a rate of %d where the plan grants 10', ratePerSecond => {
  expect(faultsOf({ ratePerSecond })).toEqual(['ratePerSecond limit']);
});

it('accepts limits from 1 up to those of the plan', () => {
  expect(faultsOf({ ratePerSecond: 1, requestsPerMonth: 5_000 })).toEqual([]);
  expect(faultsOf({ requestsPerMonth: 5_001 })).toEqual(['requestsPerMonth limit']);
});

it('names everything that is wrong, and how to write it', () => {
  expect(() =>
    read({ origins: ['example.com', 'https://*.com'], networks: ['fe80::1%eth0'], ratePerSecond: 0 }),
  ).toThrow(
    [
      'the origin "example.com" must begin with https:// or http://, as in https://example.com',
      'the origin "https://*.com" may have one *, for all subdomains of a host with at least two parts: https://*.example.com',
      '"fe80::1%eth0" is not an address or a network, as in 192.0.2.1, 192.0.2.0/24 or 2001:db8::/32',
      'the rate per second must be a whole number from 1 to 10, that of the plan, not 0',
    ].join('\n'),
  );
});
