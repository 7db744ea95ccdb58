/** As browsers write it: lower case, IDNA, no path. A host name takes at most 253 characters. */
const ORIGIN = /^(https?):\/\/(\[[\da-f:]{2,45}\]|[\da-z_-]+(?:\.[\da-z_-]+)*)(?::(\d{1,5}))?$/;
const MAX_LENGTH = 280;
const USUAL_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * An origin with the labels of its host in reverse, as in `https:443/com.example.shop/` for `https://shop.example.com`:
 * in this form all subdomains of a host begin alike, and no other host does. (As in SURT, by which web archives sort.)
 * @param text of the field `Origin`
 * @returns empty for what is no single origin, `null` included
 */
export function invertOrigin(text: string): string {
  const [, scheme = '', host = '', port = USUAL_PORTS[scheme]] = ORIGIN.exec(text) ?? [];
  if (scheme === '' || text.length > MAX_LENGTH) return '';
  return `${scheme}:${port}/${host.split('.').reverse().join('.')}/`;
}

/**
 * What the inverted form of every origin that is meant begins with.
 * @param allowed an origin, or `https://*.example.com` for all subdomains of a host, and not the host itself
 * @returns empty for what is neither
 */
export function originPrefix(allowed: string): string {
  const inverted = invertOrigin(allowed.replace('://*.', '://'));
  if (inverted === '') return '';
  return allowed.includes('*') ? `${inverted.slice(0, -1)}.` : inverted;
}
