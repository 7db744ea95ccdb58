import { Command } from 'commander';
import type { Run } from '../answer.js';

export function publishCommand(run: Run): Command {
  return new Command('publish')
    .description(
      'bring what the API knows about keys in line with the record, for example after Redis was flushed',
    )
    .action(() =>
      run(async ({ registry }) => {
        const result = await registry.publishAll();
        return {
          json: { ...result },
          text: `${result.published} keys published, ${result.withdrawn} withdrawn`,
        };
      }),
    );
}
