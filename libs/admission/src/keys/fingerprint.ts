const LENGTH = 12;

/** How a secret is named where people see it: the first 12 digits of its SHA-256, which say nothing about the secret itself. */
export function fingerprintOf(secretHash: string): string {
  return secretHash.slice(0, LENGTH);
}
