import { Command } from 'commander';
import type { Context } from '../context.js';
import { connect } from '../elastic/connect.js';
import { interruptible } from '../failure/interruption.js';
import { createReport } from '../report/create-report.js';
import type { ProcessIo } from '../process-io.js';
import { reportMaybeUnfinished } from '../steps/report-left-behind.js';
import { jsonOption, waitOption } from './options.js';

export interface ElasticOptions {
  readonly json?: boolean;
  readonly wait: number;
}

/** A command that talks to Elasticsearch, with the options all of these have. */
export function elasticCommand(usage: string, description: string): Command {
  return new Command(usage).description(description).addOption(jsonOption()).addOption(waitOption());
}

/** Runs such a command: connects, makes it interruptible, and disconnects at its end. */
export function withElastic(
  io: ProcessIo,
  options: ElasticOptions,
  story: (context: Context) => Promise<void>,
): Promise<void> {
  const report = createReport(options, io);
  return interruptible(
    async signal => {
      const { client, prefix } = await connect(io.environment, options.wait, report, signal);
      try {
        await story({ client, prefix, report, signal });
      } finally {
        await client.close();
      }
    },
    () => reportMaybeUnfinished({ report }),
  );
}
