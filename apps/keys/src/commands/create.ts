import { Command } from 'commander';
import type { Run } from '../answer.js';
import { newKeyText } from '../new-key-text.js';

export function createCommand(run: Run): Command {
  return new Command('create')
    .description('create a key, and the account with its first key; shows the key once')
    .requiredOption('--account <email>', 'e-mail address of the account')
    .requiredOption('--name <name>', 'what the key is for, 1 to 100 characters')
    .requiredOption('--plan <plan>', 'rate, quota and number of keys: free, plus, scale')
    .action((options: { account: string; name: string; plan: string }) =>
      run(async ({ registry }) => {
        const created = await registry.create({ ...options, email: options.account });
        const text = newKeyText(created.key, [
          ['Key id', created.keyId],
          ['Name', created.name],
          ['Plan', created.plan],
          ['Account', created.account],
          ['Created', created.createdAt],
        ]);
        return { json: { ...created }, text, unpublished: !created.published };
      }),
    );
}
