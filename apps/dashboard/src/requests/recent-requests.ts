import { Inject, Injectable } from '@nestjs/common';
import type { KeySummary } from '#libs/accounts';
import { type LoggedRequest, REQUEST_LIFE_MS } from '#libs/admission';
import type { SignedInContext } from '../request-context/context.decorator.js';
import { ownKey } from '../request-context/own-key.js';
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
  async of(context: SignedInContext, keyId?: string): Promise<KeysAndRequests> {
    const { requestLog } = this.accounts;
    const { keys } = context.state;
    const asked = keyId === undefined ? keys : [ownKey(context, keyId)];
    const sinceMs = Date.now() - REQUEST_LIFE_MS;
    const requests = await Promise.all(asked.map(key => requestLog.read(key.keyId, sinceMs)));
    return { keys, requests: requests.flat().sort((one, other) => other.atMs - one.atMs) };
  }
}
