import { isIP } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const FIELD = 'x-forwarded-for';
/** `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`: some proxies add the port that a client sent from. */
const WITH_PORT = /^(?:(?<ipv4>[\d.]+):\d+|\[(?<ipv6>[^\]]+)\](?::\d+)?)$/;

/**
 * The option of Fastify by which `request.ip` is the address that a trusted proxy forwards. Any client can send
 * `X-Forwarded-For`: it counts only if it comes from one of these networks.
 */
export function proxiesToTrust(networks: readonly string[]): NonNullable<FastifyServerOptions['trustProxy']> {
  return networks.length === 0 ? false : [...networks];
}

/**
 * Makes `request.ip` an address without a port, whatever a proxy forwards: anything else would make a client a new one
 * every time, and no limit by address would ever be reached. An entry that is no address says nothing about those before
 * it: the last known address counts, which is that of the connection when there is no other. Add it before any other hook.
 */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { headers, socket } }, _reply, done) => {
    const forwarded = headers[FIELD];
    if (forwarded !== undefined) {
      const entries = String(forwarded).split(',').map(withoutPort);
      const known = entries.slice(entries.findLastIndex(entry => isIP(entry) === 0) + 1);
      // The header stays: that a request was forwarded matters, too.
      headers[FIELD] = known.join(', ') || socket.remoteAddress;
    }
    done();
  });
}

function withoutPort(entry: string): string {
  const address = entry.trim();
  const { ipv4, ipv6 } = WITH_PORT.exec(address)?.groups ?? {};
  return ipv4 ?? ipv6 ?? address;
}
