import { randomBase62 } from './base62.js';

/**
 * What the store calls an account: six base62 characters, unique in the accounts database. The ids of its keys begin with it, so
 * that a request tells whose window and months it counts for before anything is looked up, and a cluster keeps all of an
 * account together.
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

/** The account that a key id points to: its own, unless the key is older than the tags of accounts. */
export function tagOfKeyId(keyId: string): AccountTag {
  return keyId.slice(0, TAG_LENGTH);
}
