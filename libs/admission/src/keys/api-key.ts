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
const FINGERPRINT_LENGTH = 12;
/** At some 300 bytes each. */
const MAX_REMEMBERED = 1_000;

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

/** How a secret is named where people see it: the first 12 digits of its SHA-256, which say nothing about the secret itself. */
export function fingerprintOf(secretHash: string): string {
  return secretHash.slice(0, FINGERPRINT_LENGTH);
}

/**
 * Parses keys and remembers the last ones, in this process only: hashing the secret again for each request would take a
 * thirtieth of the time of a kept answer.
 */
export class KeyParser {
  private readonly remembered = new Map<string, ParsedKey>();

  get size(): number {
    return this.remembered.size;
  }

  parse(text: string): ParsedKey {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const key = parseApiKey(text);
    // Typing errors are refused before they cost anything.
    if (key.kind === 'malformed') return key;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(text, key);
    return key;
  }
}
