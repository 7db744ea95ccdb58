import { hash } from 'node:crypto';

/** How the token of a link is stored: 180 random bits cannot be guessed from their hash. */
export function hashLinkToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The name under which the library stores a link. */
export function linkId(token: string): string {
  return `magic-link:${hashLinkToken(token)}`;
}
