import { Command } from 'commander';
import { UnknownKey } from '#libs/accounts';
import { renderColumns } from '#libs/terminal';
import type { Run } from '../command-result.js';
import { restrictionLines } from '../restriction-options.js';

export function showCommand(run: Run): Command {
  return new Command('show')
    .description('show a key with its restrictions; never its secret')
    .argument('<keyId>', 'the 10 characters after bgc_')
    .action((keyId: string) =>
      run(async ({ registry, history }) => {
        const [known] = await registry.list({ keyId });
        if (known === undefined) throw new UnknownKey(keyId);
        const [key = known] = await history.lastUsesOf([known]);
        const text = renderColumns([
          ['Key id', key.keyId],
          ['Name', key.name],
          ['State', key.state],
          ['Account', key.account],
          ['Plan', key.plan],
          ['Created', key.createdAt],
          ['Expires', key.expiresAt ?? 'never'],
          ['Last used', key.lastUsedAt ?? 'never'],
          ...restrictionLines(key.restrictions),
        ]);
        return { json: { ...key }, text };
      }),
    );
}
