import { Command } from 'commander';
import type { AccountSummary } from '#libs/accounts';
import { alignColumns } from '../align-columns.js';
import type { Run } from '../command-result.js';

export function accountsCommand(run: Run): Command {
  return new Command('accounts').description('list accounts with their plans, the oldest first').action(() =>
    run(async ({ plans }) => {
      const accounts = await plans.accounts();
      return {
        json: { accounts },
        text: accounts.length === 0 ? 'There are no accounts.' : table(accounts),
      };
    }),
  );
}

function table(accounts: readonly AccountSummary[]): string {
  const rows = accounts.map(({ account, plan, activeKeys, createdAt }) => [
    plan,
    String(activeKeys),
    createdAt,
    account,
  ]);
  return alignColumns([['PLAN', 'ACTIVE KEYS', 'CREATED', 'ACCOUNT'], ...rows]);
}
