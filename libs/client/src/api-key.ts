/** `bgc_` + 10 characters key id + 32 characters secret + 6 characters checksum. */
const KEY_FORM = /^bgc_[0-9A-Za-z]{48}$/;
const CHECKSUM_LENGTH = 6;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The polynomial of CRC-32 (IEEE 802.3), bits reversed. */
const POLYNOMIAL = 0xedb88320;

/** The key cannot be one of the catalog's; no request was sent. */
export class MistypedKeyError extends Error {
  override readonly name = 'MistypedKeyError';
}

/**
 * The API key in a text as people paste it, with the header of a sample or a line break for instance. Finds typing
 * errors without a request: a key ends in a checksum of itself.
 * @throws MistypedKeyError whose message never contains the key
 */
export function readKey(pasted: string | undefined): string {
  const key = (pasted ?? '').replace(/^\s*(authorization:\s*)?(bearer\s)?/i, '').replace(/\s+/g, '');
  if (key === '') throw new MistypedKeyError('There is no API key: the option `key` is undefined or empty.');
  if (!KEY_FORM.test(key))
    throw new MistypedKeyError('This is not an API key: one is bgc_ and 48 letters and digits.');
  if (checksumOf(key.slice(0, -CHECKSUM_LENGTH)) !== key.slice(-CHECKSUM_LENGTH))
    throw new MistypedKeyError('The API key was mistyped or cut off: its checksum does not match.');
  return key;
}

function checksumOf(text: string): string {
  let digits = '';
  for (let rest = crc32(text); rest > 0; rest = Math.floor(rest / BASE62.length))
    digits = BASE62.charAt(rest % BASE62.length) + digits;
  return digits.padStart(CHECKSUM_LENGTH, '0');
}

/** CRC-32 of ASCII text, bit by bit: keys are short, and a table would be larger than the code. */
function crc32(text: string): number {
  let crc = -1;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
}
