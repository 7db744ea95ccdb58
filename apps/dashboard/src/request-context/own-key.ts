import { type KeySummary, UnknownKey } from '#libs/accounts';
import type { SignedInContext } from './context.decorator.js';

/** A key of the person who sent a request. @throws UnknownKey also for a key of another account */
export function ownKey({ state }: SignedInContext, keyId: string): KeySummary {
  const key = state.keys.find(known => known.keyId === keyId);
  if (key === undefined) throw new UnknownKey(keyId);
  return key;
}
