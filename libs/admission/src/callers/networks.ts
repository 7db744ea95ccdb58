import { isIPv4, isIPv6 } from 'node:net';

/** The bits of each byte, made once: every request asks for those of its address. */
const BITS = Array.from({ length: 256 }, (_, byte) => byte.toString(2).padStart(8, '0'));

/** What an IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) begins with. */
const IPV4_IN_IPV6 = `6${'0'.repeat(80)}${'1'.repeat(16)}`;

/**
 * An address bit by bit after its version, `4` or `6`: all addresses of a network begin alike. An IPv4 address that is
 * written as IPv6 is the IPv4 address, and a zone (`%eth0`) is left out.
 * @returns empty for what is no address
 */
export function addressBits(text: string): string {
  if (isIPv4(text)) return `4${bitsOf(text.split('.').map(Number))}`;
  const [address = ''] = text.split('%');
  if (!isIPv6(address)) return '';
  const bits = `6${bitsOf(groupsOf(address).flatMap(group => [group >> 8, group & 255]))}`;
  return bits.startsWith(IPV4_IN_IPV6) ? `4${bits.slice(IPV4_IN_IPV6.length)}` : bits;
}

/**
 * What the bits of every address of a network begin with.
 * @param text `192.0.2.0/24`, `2001:db8::/32` or a single address; bits after the network's are ignored
 * @returns `undefined` for what is no network; a zone belongs to one machine, so a network has none
 */
export function networkPrefix(text: string): string | undefined {
  const match = /^([\d.:a-f]+)(?:\/(0|[1-9]\d{0,2}))?$/i.exec(text);
  const [, address = '', length] = match ?? [];
  const bits = addressBits(address);
  const size = isIPv4(address) ? 32 : 128;
  const kept = Number(length ?? size) - (bits.startsWith('4') ? size - 32 : 0);
  return bits === '' || kept < 0 || kept > bits.length - 1 ? undefined : bits.slice(0, 1 + kept);
}

/** A network as people write it, from its prefix: without what can be left out. */
export function networkText(prefix: string): string {
  const length = prefix.length - 1;
  const [size, width] = prefix.startsWith('4') ? [32, 8] : [128, 16];
  const groups = (
    prefix
      .slice(1)
      .padEnd(size, '0')
      .match(new RegExp(`.{${width}}`, 'g')) ?? []
  ).map(bits => Number.parseInt(bits, 2));
  const address =
    size === 32 ? groups.join('.') : abbreviate(groups.map(group => group.toString(16)).join(':'));
  return length === size ? address : `${address}/${length}`;
}

/**
 * The network of an address, as coarse as it may be stored: its first 24 bits (IPv4) or 48 bits (IPv6), as in
 * `192.0.2.0/24` and `2001:db8:1::/48`; the same for a network that it made. Empty for what is no address.
 */
export function coarseNetworkOf(address: string): string {
  const bits = addressBits(address.replace(/\/.*/, ''));
  return bits === '' ? '' : networkText(bits.slice(0, 1 + (bits.startsWith('4') ? 24 : 48)));
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = abbreviate(address).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map(group => Number.parseInt(group, 16));
}

/** The one way to write an IPv6 address that RFC 5952 recommends, without a dotted part. */
function abbreviate(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function bitsOf(bytes: readonly number[]): string {
  let bits = '';
  for (const byte of bytes) bits += BITS[byte] ?? '';
  return bits;
}
