import type { Plan } from '#libs/admission';
import { lockAccountOfAddress } from '../accounts/account.js';
import { foldEmail } from '../accounts/fold-email.js';
import { type AccountStores, publishChange, type Published } from '../publication/publish-change.js';
import { listPlans } from '../plans/find-plan.js';
import { type AccountSummary, listAccounts } from '../plans/list-accounts.js';
import { putPlan } from '../plans/put-plan.js';
import {
  findPlanRequest,
  forgetPlanRequest,
  type OpenPlanRequest,
  requestPlan,
} from '../plans/request-plan.js';
import { setAccountPlan } from '../plans/set-account-plan.js';
import { momentOf } from '../moments.js';

export interface AssignedPlan extends Published {
  /** The account's address, folded. */
  readonly account: string;
  readonly plan: string;
  readonly previousPlan: string;
}

export interface ChangedPlan extends Published, Plan {
  /** The number of accounts that it applies to, from their next request on. */
  readonly accounts: number;
}

/**
 * What accounts may do. Plans are rows: an operator adds and changes them, and says which account is on which; an
 * account's owner may request one.
 *
 * Every method throws {@link DatabaseUnavailable} when the database cannot answer; nothing was then changed.
 */
export class Plans {
  constructor(private readonly stores: AccountStores) {}

  /** Every plan, the slowest first. */
  list(): Promise<Plan[]> {
    return listPlans(this.stores.database);
  }

  /** Who is on which plan; see {@link listAccounts}. */
  accounts(): Promise<AccountSummary[]> {
    return listAccounts(this.stores.database, momentOf(this.stores.clock));
  }

  /** Adds a plan, or gives one new limits. @throws InvalidPlan */
  async put(plan: Plan): Promise<ChangedPlan> {
    const tags = await this.stores.database.transaction().execute(transaction => putPlan(transaction, plan));
    return { ...plan, accounts: tags.length, ...(await publishChange(this.stores, { tags, keyIds: [] })) };
  }

  /** Puts the account with this address on a plan. @throws InvalidEmail, UnknownAccount, UnknownPlan */
  async assign({ email, plan }: { email: string; plan: string }): Promise<AssignedPlan> {
    const folded = foldEmail(email);
    const { before, after } = await this.stores.database.transaction().execute(async transaction => {
      const account = await lockAccountOfAddress(transaction, folded);
      return {
        before: account,
        after: await setAccountPlan(transaction, account, { plan, at: momentOf(this.stores.clock) }),
      };
    });
    const published = await publishChange(this.stores, { tags: [after.tag], keyIds: [] });
    return { account: after.email, plan: after.plan, previousPlan: before.plan, ...published };
  }

  /** What an account's owner requested last, until an operator changes the plan. */
  requestOf(accountId: string): Promise<OpenPlanRequest | undefined> {
    return findPlanRequest(this.stores.database, accountId);
  }

  /**
   * An account's owner requests a plan, once a day at most.
   * @param tell sends the request to an operator; if it fails, the request does not count
   * @throws UnknownAccount, UnknownPlan, PlanAlreadyRequested, and what `tell` throws
   */
  async request(accountId: string, plan: string, tell: () => Promise<void>): Promise<void> {
    const request = { accountId, plan, at: momentOf(this.stores.clock) };
    // Noted first, so that of two requests at once only one is sent. Sending may take long, so no lock is held
    // meanwhile.
    await this.stores.database.transaction().execute(transaction => requestPlan(transaction, request));
    try {
      await tell();
    } catch (error) {
      await forgetPlanRequest(this.stores.database, request);
      throw error;
    }
  }
}
