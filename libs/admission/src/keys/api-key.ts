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

/** Why credentials contain no key that could be looked up. */
export type CredentialFault =
  /** Several `Authorization` headers: which of them counts would be a guess. */
  | 'several headers'
  /** A token without a scheme before it. */
  | 'no scheme'
  /** Another scheme than `Bearer`, no key behind it, or more than one. */
  | 'no bearer key';

/** The credentials that a request shows, before they are judged. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed'; readonly reason: CredentialFault }
  | { readonly kind: 'key'; readonly text: string };

export interface CredentialHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | string[] | undefined;
}

/**
 * Reads the key text from a request's headers (lower-case names, as Node gives them).
 *
 * `X-API-Key` is read unless `Authorization` has the scheme Bearer: two keys in one request would leave open which of
 * them pays, but credentials of another scheme may be for a proxy in between.
 * @param authorizationLines how many `Authorization` headers there are; Node shows only the first
 */
export function readCredentials(headers: CredentialHeaders, authorizationLines = 1): Credentials {
  const { authorization, 'x-api-key': apiKey } = headers;
  if (authorization !== undefined) {
    if (authorizationLines > 1) return { kind: 'malformed', reason: 'several headers' };
    if (apiKey === undefined || isBearer(authorization)) return readAuthorization(authorization.trim());
  }
  if (apiKey === undefined) return { kind: 'none' };
  return { kind: 'key', text: Array.isArray(apiKey) ? apiKey.join(', ') : apiKey };
}

function isBearer(authorization: string): boolean {
  return /^\s*bearer(\s|$)/i.test(authorization);
}

function readAuthorization(value: string): Credentials {
  const token = /^Bearer +(\S+)$/i.exec(value)?.[1];
  if (token !== undefined) return { kind: 'key', text: token };
  const isBareToken = /^\S+$/.test(value) && value.toLowerCase() !== 'bearer';
  return { kind: 'malformed', reason: isBareToken ? 'no scheme' : 'no bearer key' };
}
