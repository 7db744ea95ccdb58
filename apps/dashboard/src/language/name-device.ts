import type { Origin } from '#libs/accounts';
import type { Words } from './words.js';

/** A device by which its owner recognizes it, such as “Firefox on Linux”. */
export function nameDevice(
  { account }: Words,
  { browser, system }: Pick<Origin, 'browser' | 'system'>,
): string {
  if (browser === '' && system === '') return account.unknownDevice;
  if (browser === '' || system === '') return browser + system;
  return account.device(browser, system);
}
