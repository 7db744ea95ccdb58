import { fastify } from 'fastify';
import { describe, expect, it } from '@jest/globals';
import { readForwardedAddresses, proxiesToTrust } from './forwarded-addresses.js';

async function addressOf(forwarded: string, proxies = ['127.0.0.1', '10.0.0.0/8']): Promise<string> {
  const server = fastify({ trustProxy: proxiesToTrust(proxies) });
  readForwardedAddresses(server);
  server.get('/', ({ ip }) => ip);
  return (await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body;
}

describe('the address of a client behind a proxy', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:db8::4711', '2001:db8::4711'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['203.0.113.9, 192.0.2.1:4711', '192.0.2.1'],
    ['203.0.113.9:1,192.0.2.1:4711 , 10.0.0.1:80', '192.0.2.1'],
    ['junk, 192.0.2.1', '192.0.2.1'],
  ])('is read from %s without the port', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address);
  });

  it.each(['unknown', '_hidden', '192.0.2.1:4711:1', '192.0.2.256', '', ',', '192.0.2.1, unknown'])(
    'is that of the connection when the proxy forwards %j',
    async forwarded => {
      expect(await addressOf(forwarded)).toBe('127.0.0.1');
    },
  );

  it('is that of the last known proxy when what it forwards is no address', async () => {
    expect(await addressOf('192.0.2.1, unknown, 10.0.0.1')).toBe('10.0.0.1');
  });

  it('is that of the connection when the proxy is not trusted', async () => {
    expect(await addressOf('192.0.2.1:4711', [])).toBe('127.0.0.1');
  });
});
