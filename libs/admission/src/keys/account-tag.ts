import { randomBase62 } from './base62.js';

/**
 * The name of an account in the store: six base62 characters, unique in the accounts database. The ids of its keys
 * begin with it. So the account of a request is known before any look-up, and a cluster keeps
 * everything of an account together.
 */
export type AccountTag = string;

const TAG_LENGTH = 6;
const REST_OF_KEY_ID = 4;

export function mintAccountTag(): AccountTag {
  return randomBase62(TAG_LENGTH);
}

/** The id of a new key of an account; about 15 million are possible. */
export function mintKeyId(accountTag: AccountTag): string {
  return accountTag + randomBase62(REST_OF_KEY_ID);
}

/** The account of a key. */
export function tagOfKeyId(keyId: string): AccountTag {
  return keyId.slice(0, TAG_LENGTH);
}
