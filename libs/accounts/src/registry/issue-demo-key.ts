import type { KeyRegistry } from './key-registry.js';

/** The store has the keys of another database: a demo key would not work. */
class KeyStoreRefused extends Error {
  override readonly name = 'KeyStoreRefused';
  readonly code = 'key_store_refused';
}

/** An account without a sign-in: no mail reaches its address. */
const DEMO_ACCOUNT = { email: 'demo@localhost', name: 'demo' };

/**
 * A fresh key for trying the service out on this machine. Those of earlier starts are revoked: their text was
 * printed to a terminal and cannot be looked up again. The new one continues with their counts.
 * @returns the text of the key
 */
export async function issueDemoKey(registry: KeyRegistry): Promise<string> {
  const previous = await registry.list(DEMO_ACCOUNT.email);
  for (const { keyId, state } of previous) if (state === 'active') await registry.revoke(keyId);
  const { key, refusal } = await registry.create(DEMO_ACCOUNT);
  if (refusal !== undefined) throw new KeyStoreRefused(refusal);
  return key;
}
