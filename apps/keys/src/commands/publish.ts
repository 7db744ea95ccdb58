import { Command } from 'commander';
import type { Run } from '../answer.js';

export function publishCommand(run: Run): Command {
  return new Command('publish')
    .description(
      'bring what the API knows about keys in line with the record, for example after Redis was flushed or a plan was changed',
    )
    .action(() =>
      run(async ({ reconciler }) => {
        const result = await reconciler.reconcile({ everything: true });
        return {
          json: { ...result },
          text: `${result.published} keys published, ${result.withdrawn} withdrawn`,
        };
      }),
    );
}
