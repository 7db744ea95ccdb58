import { Command } from 'commander';
import { isRestricted, type KeySummary } from '#libs/accounts';
import { renderTable } from '#libs/terminal';
import type { Run } from '../command-result.js';

export function listCommand(run: Run): Command {
  return new Command('list')
    .description('list keys, the oldest first')
    .option('--account <email>', 'only the keys of this account')
    .action(({ account }: { account?: string }) =>
      run(async ({ registry, history }) => {
        const keys = await history.lastUsesOf(await registry.list({ email: account }));
        return {
          json: { keys },
          text: keys.length === 0 ? 'There are no keys.' : columns => table(keys, columns),
        };
      }),
    );
}

function table(keys: readonly KeySummary[], columns?: number): string {
  const rows = keys.map(key => [
    key.keyId,
    key.state,
    key.plan,
    key.account,
    key.createdAt,
    key.expiresAt ?? 'never',
    key.lastUsedAt ?? 'never',
    isRestricted(key.restrictions) ? 'yes' : 'no',
    key.name,
  ]);
  return renderTable(
    ['KEY ID', 'STATE', 'PLAN', 'ACCOUNT', 'CREATED', 'EXPIRES', 'LAST USED', 'RESTRICTED', 'NAME'],
    rows,
    columns,
  );
}
