import { Command } from 'commander';
import type { Run } from '../command-result.js';

export function planCommand(run: Run): Command {
  return new Command('plan')
    .description('put an account on a plan; its usage of this month stays counted')
    .requiredOption('--account <email>', 'email address of the account')
    .requiredOption('--plan <plan>', 'one of "keys plans"')
    .action(({ account, plan }: { account: string; plan: string }) =>
      run(async ({ plans }) => {
        const { refusal, ...assigned } = await plans.assign({ email: account, plan });
        const text =
          assigned.plan === assigned.previousPlan
            ? `${assigned.account} is on ${assigned.plan} already`
            : `${assigned.account} is on ${assigned.plan} now; it was on ${assigned.previousPlan}`;
        return { json: assigned, text, unpublished: !assigned.published, refusal };
      }),
    );
}
