import { Command } from 'commander';
import type { AccountSummary } from '#libs/accounts';
import { renderTable } from '#libs/terminal';
import type { Run } from '../command-result.js';

export function accountsCommand(run: Run): Command {
  return new Command('accounts').description('list accounts with their plans, the oldest first').action(() =>
    run(async ({ plans }) => {
      const accounts = await plans.accounts();
      return {
        json: { accounts },
        text: accounts.length === 0 ? 'There are no accounts.' : columns => table(accounts, columns),
      };
    }),
  );
}

function table(accounts: readonly AccountSummary[], columns?: number): string {
  const rows = accounts.map(({ account, plan, activeKeys, createdAt }) => [
    plan,
    String(activeKeys),
    createdAt,
    account,
  ]);
  return renderTable(['PLAN', 'ACTIVE KEYS', 'CREATED', 'ACCOUNT'], rows, columns);
}
