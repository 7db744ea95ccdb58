import { BlockList, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The first half of an IPv6 address: what one household or machine is usually given as a whole. */
const GROUPS_OF_64_BITS = 4;

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = IPV4_IN_IPV6.exec(address)?.[1] ?? address;
  return isIPv6(plain) ? `${leadingGroups(plain).join(':')}::/64` : plain;
}

/** The first four groups, without leading zeros, whatever is abbreviated. */
function leadingGroups(address: string): string[] {
  const [head = '', tail] = withoutZone(address).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    // An IPv4 address at the end takes the place of two groups.
    const missing = 8 - groups.length - last.length - (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(missing).fill('0'), ...last);
  }
  return groups.slice(0, GROUPS_OF_64_BITS).map(group => Number.parseInt(group, 16).toString(16));
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? address;
}

/** Networks that have a word for them, as the setting for trusted proxies knows them. */
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @param networks addresses, networks in CIDR notation, or the words `loopback`, `linklocal`, `uniquelocal` */
export function addressList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap(name => NAMED_NETWORKS[name] ?? name)) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return address => {
    const plain = IPV4_IN_IPV6.exec(address)?.[1] ?? withoutZone(address);
    return list.check(plain, familyOf(plain));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
