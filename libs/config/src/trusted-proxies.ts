import { isIP } from 'node:net';
import type { EnvironmentReader } from './environment-reader.js';

/** Words for networks that need no number, see https://www.npmjs.com/package/proxy-addr */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** The addresses and networks whose `X-Forwarded-For` counts. */
export function readProxies(read: EnvironmentReader): string[] {
  const proxies = read.list('TRUSTED_PROXIES');
  const everyone = proxies.filter(proxy => /\/0+$/.test(proxy) && isIP(proxy.split('/')[0] ?? '') > 0);
  for (const proxy of everyone)
    read.problems.push(
      `TRUSTED_PROXIES must not contain ${proxy}: every client could then choose its own address. Name the networks of your proxies`,
    );
  for (const proxy of proxies.filter(proxy => !everyone.includes(proxy) && !isNetwork(proxy))) {
    const forms = `addresses, networks such as 10.0.0.0/8, or ${NETWORKS.join(', ')}`;
    read.problems.push(`TRUSTED_PROXIES must list ${forms}, but has ${JSON.stringify(proxy)}`);
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (maxBits < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
}
