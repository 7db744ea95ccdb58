import { randomInt } from 'node:crypto';

/** Digits, then capitals, then small letters: ascending in ASCII, so padded numbers sort as they count. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters from the system's secure randomness, each of the 62 equally likely. */
export function randomBase62(length: number): string {
  // randomInt() rejects and draws again; a byte modulo 62 would favor the first eight characters.
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** A whole number ≥ 0 in base 62, padded with `0` to at least `length` characters. */
export function toBase62(value: number, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / ALPHABET.length)) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
  }
  return digits.padStart(length, '0');
}
