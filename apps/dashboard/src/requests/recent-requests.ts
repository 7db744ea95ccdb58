import { Inject, Injectable } from '@nestjs/common';
import { type KeySummary, UnknownKey } from '#libs/accounts';
import { type LoggedRequest, REQUEST_LIFE_MS } from '#libs/admission';
import { ACCOUNTS, type AccountsConnection } from '../connections.js';

/** The requests of a person's keys in the last 24 hours. */
export interface KeysAndRequests {
  /** All keys of the account, the oldest first. */
  readonly keys: readonly KeySummary[];
  /** Requests with these keys, the latest first. */
  readonly requests: readonly LoggedRequest[];
}

/** Reads the request log, for the owner of the keys only. */
@Injectable()
export class RecentRequests {
  constructor(@Inject(ACCOUNTS) private readonly accounts: AccountsConnection) {}

  /**
   * @param keyId all keys of the account by default
   * @throws UnknownKey also for a key of another account; StoreUnavailable
   */
  async of(accountId: string, keyId?: string): Promise<KeysAndRequests> {
    const { ownKeys, requestLog } = this.accounts;
    const keys = await ownKeys.of(accountId).list();
    const asked = keys.filter(key => keyId === undefined || key.keyId === keyId);
    if (keyId !== undefined && asked.length === 0) throw new UnknownKey(keyId);
    const sinceMs = Date.now() - REQUEST_LIFE_MS;
    const requests = await Promise.all(asked.map(key => requestLog.read(key.keyId, sinceMs)));
    return { keys, requests: requests.flat().sort((one, other) => other.atMs - one.atMs) };
  }
}
