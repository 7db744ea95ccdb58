/**
 * Protocol, host and path of an address of a server, for messages and logs. User and password become `***`, and queries
 * are left out: drivers accept passwords there, too. An @ further on means that a password was not percent-escaped and
 * ended the host early, so that it may be in the host or the path; then only the protocol is shown.
 */
export function withoutPassword(text: string): string {
  if (text.startsWith('sqlite:')) return text;
  if (!URL.canParse(text)) return '***';
  const { protocol, username, password, host, pathname, search, hash } = new URL(text);
  if (`${pathname}${search}${hash}`.includes('@') || !text.includes('://')) return `${protocol}//***`;
  const user = username === '' && password === '' ? '' : '***@';
  return `${protocol}//${user}${host}${pathname.replace(/\/+$/, '')}`;
}
