/** Whether a host, as it is listened on or as it stands in an address, is this machine and nobody else's. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
