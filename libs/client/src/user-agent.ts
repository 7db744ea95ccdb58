/** The version of the package; a test compares it with `package.json`. */
export const VERSION = '1.0.0';

/**
 * Names this client to the service. Browsers send their own, and would have to ask the service whether they may send another.
 * @returns headers to add to every request
 */
export function userAgentHeaders(): Record<string, string> {
  const isBrowser = 'document' in globalThis || 'importScripts' in globalThis;
  return isBrowser ? {} : { 'User-Agent': `board-game-catalog-client/${VERSION}` };
}
