import type { AccountTag } from './account-tag.js';

/**
 * One of the places that an account has for active keys. Rate and quota are counted for a place: a key that takes the
 * place of a revoked one continues with its counts, so that making and revoking keys grants nothing new.
 */
export interface Place {
  readonly accountTag: AccountTag;
  /** From 1 on. */
  readonly place: number;
}

/** Its name among all places of all accounts. */
export function nameOfPlace({ accountTag, place }: Place): string {
  return `${accountTag}/${place}`;
}
