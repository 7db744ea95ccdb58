import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 32;

/** Letters, digits, `-` and `_`: no character with a special meaning in a URL, a shell or a configuration file. */
export function newPassword() {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
