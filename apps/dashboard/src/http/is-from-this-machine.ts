import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#libs/config';

/** What proxies, tunnels and content networks add to the requests that they pass on. */
const FORWARDING =
  /^(forwarded|via|x-forwarded|x-forwarded-.*|x-original-forwarded-for|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip|x-envoy-external-address)$/;

/**
 * Whether a request was made on this machine, as far as that can be determined. All three conditions must be met:
 * - its connection comes from a loopback address: that of the socket, since `request.ip` is what a trusted proxy says;
 * - no proxy passed it on, because a proxy on this machine connects from loopback, whatever client it serves;
 * - its host is a name of this machine itself. Another site can let its own name resolve to this machine, and then read
 *   the answer in the browser of a visitor on this machine (DNS rebinding), but its name is in the request.
 *
 * A forwarded port that adds no header, such as that of `ssh -R`, cannot be distinguished from this machine.
 */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const peer = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  if (!isLoopback(peer)) return false;
  if (Object.keys(headers).some(name => FORWARDING.test(name))) return false;
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}
