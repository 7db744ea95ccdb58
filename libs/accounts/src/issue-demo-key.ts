import type { KeyRegistry } from './key-registry.js';

/** An account nobody can sign in to: no mail reaches it. */
const DEMO_ACCOUNT = { email: 'demo@localhost', name: 'demo', plan: 'free' };

/**
 * A fresh key for trying the service out on this machine. Those of earlier starts are revoked: their text went
 * to a terminal, and nobody can look it up again.
 * @returns the text of the key
 */
export async function issueDemoKey(registry: KeyRegistry): Promise<string> {
  const previous = await registry.list(DEMO_ACCOUNT.email);
  for (const { keyId, state } of previous) if (state === 'active') await registry.revoke(keyId);
  const { key } = await registry.create(DEMO_ACCOUNT);
  return key;
}
