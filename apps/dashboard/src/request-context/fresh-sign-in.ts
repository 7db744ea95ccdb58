import type { Person } from './request-context.js';

/** For actions that cannot be undone: a session that was left open, or stolen, must not be enough. */
const FRESH_MS = 10 * 60_000;

/** Thrown where a person must have signed in within the last 10 minutes, and did so earlier. */
export class FreshSignInRequired extends Error {
  override readonly name = 'FreshSignInRequired';
}

/** @throws FreshSignInRequired */
export function requireFreshSignIn({ signedInAt }: Person): void {
  if (Date.now() - signedInAt.getTime() > FRESH_MS) throw new FreshSignInRequired();
}
