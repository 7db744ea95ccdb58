import { Command } from 'commander';
import type { AccountSummary } from '#libs/accounts';
import { alignColumns } from '../align-columns.js';
import type { Run } from '../command-result.js';

export function accountsCommand(run: Run): Command {
  return new Command('accounts')
    .description('list accounts with their plans, the oldest first')
    .option(
      '--lowered',
      'only accounts whose plan is smaller than that of their keys was before plans moved from keys to accounts, and was not changed with "keys plan" since',
    )
    .action(({ lowered = false }: { lowered?: boolean }) =>
      run(async ({ plans }) => {
        const accounts = await plans.accounts({ lowered });
        return {
          json: { accounts },
          text: accounts.length === 0 ? 'There are no such accounts.' : table(accounts),
        };
      }),
    );
}

function table(accounts: readonly AccountSummary[]): string {
  const rows = accounts.map(({ account, plan, formerPlan, activeKeys, createdAt }) => [
    plan,
    formerPlan ?? '',
    String(activeKeys),
    createdAt,
    account,
  ]);
  return alignColumns([['PLAN', 'KEYS HAD', 'ACTIVE KEYS', 'CREATED', 'ACCOUNT'], ...rows]);
}
