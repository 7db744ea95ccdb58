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
 * Makes `request.ip` an address without a port, also when the proxy writes one: with each connection's own port a client
 * would be a new one every time, and no limit by address would ever be reached. Add it before any other hook.
 */
export function dropForwardedPorts(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers[FIELD];
    if (forwarded !== undefined) headers[FIELD] = String(forwarded).split(',').map(withoutPort).join(', ');
    done();
  });
}

function withoutPort(entry: string): string {
  const address = entry.trim();
  const { ipv4, ipv6 } = WITH_PORT.exec(address)?.groups ?? {};
  return ipv4 ?? ipv6 ?? address;
}
