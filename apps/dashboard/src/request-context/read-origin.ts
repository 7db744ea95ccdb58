import type { Origin } from '#libs/accounts';
import { coarseNetworkOf } from '#libs/admission';

/** Where a request comes from, as coarse as it is stored. @param address of the client */
export function readOrigin(address: string, userAgent: string | undefined): Origin {
  return { network: coarseNetworkOf(address), ...readDevice(userAgent ?? '') };
}

/**
 * Browsers by the name of their product, in an order in which each comes before those it claims to be. A closed list: the
 * names are in mails, and libraries also return names that the sender of the header made up.
 */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

/** Names of browser and system from a `User-Agent`, without versions; empty where it names none that is known. */
export function readDevice(userAgent: string): Pick<Origin, 'browser' | 'system'> {
  const find = (names: typeof BROWSERS) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
