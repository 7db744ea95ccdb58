import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 32;

/** Letters, digits, `-` and `_`: nothing that an address, a shell or a configuration file would take for itself. */
export function newPassword() {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
