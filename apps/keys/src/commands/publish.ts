import { Command } from 'commander';
import type { Run } from '../command-result.js';

interface PublishOptions {
  readonly allowShrink?: boolean;
  readonly takeOver?: boolean;
}

export function publishCommand(run: Run): Command {
  return new Command('publish')
    .description('make the key store of the API match the database, for example after Redis lost its data')
    .option(
      '--allow-shrink',
      'publish even if more than 10 % of the keys in the key store would be withdrawn',
    )
    .option('--take-over', "replace another database's keys in this key store")
    .action((options: PublishOptions) =>
      run(async ({ reconciler }) => {
        const result = await reconciler.reconcile({ ...options, everything: true });
        return {
          json: { ...result },
          text: `${result.published} keys published, ${result.withdrawn} withdrawn`,
        };
      }),
    );
}
