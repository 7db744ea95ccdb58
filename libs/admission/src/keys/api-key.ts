import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from './base62.js';

/**
 * `bgc_` + 10 characters key id + 32 characters secret + 6 characters checksum, all base62.
 *
 * The prefix lets secret scanners find keys, the id lets people name a key without revealing it, and the
 * checksum distinguishes a typing error from a wrong key without any look-up. The secret carries 190 bits.
 */
const KEY_FORM = /^bgc_([0-9A-Za-z]{10})([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
const CHECKSUM_LENGTH = 6;

/** A key at the only moment its text exists on our side. */
export interface MintedKey {
  /** The text handed to its owner; never stored. */
  readonly key: string;
  readonly keyId: string;
  readonly secretHash: string;
}

export type ParsedKey =
  | {
      readonly kind: 'well-formed';
      readonly keyId: string;
      /** SHA-256 of the secret, in hexadecimal: the only form in which a secret is stored. */
      readonly secretHash: string;
    }
  | { readonly kind: 'malformed'; readonly reason: KeyFault };

/** `checksum`: the form is right, so a character was most likely mistyped. `form`: this is no key of ours. */
export type KeyFault = 'form' | 'checksum';

/** A key with a new secret; given a `keyId`, a new secret for that key. */
export function mintApiKey(keyId: string = randomBase62(10)): MintedKey {
  const secret = randomBase62(32);
  const body = `bgc_${keyId}${secret}`;
  return { key: body + checksumOf(body), keyId, secretHash: hashSecret(secret) };
}

export function parseApiKey(text: string): ParsedKey {
  const match = KEY_FORM.exec(text);
  if (match === null) return { kind: 'malformed', reason: 'form' };
  const [, keyId = '', secret = '', checksum] = match;
  if (checksum !== checksumOf(text.slice(0, -CHECKSUM_LENGTH)))
    return { kind: 'malformed', reason: 'checksum' };
  return { kind: 'well-formed', keyId, secretHash: hashSecret(secret) };
}

function checksumOf(body: string): string {
  return toBase62(crc32(body), CHECKSUM_LENGTH);
}

function hashSecret(secret: string): string {
  // A fast hash is right here: 190 random bits cannot be guessed, unlike a password.
  return hash('sha256', secret);
}
