import { Command, InvalidArgumentError } from 'commander';
import type { Plan } from '#libs/admission';
import { renderTable } from '#libs/terminal';
import type { Run } from '../command-result.js';

interface Limits {
  readonly rate: number;
  readonly quota: number;
  readonly keys: number;
}

export function plansCommand(run: Run): Command {
  return new Command('plans')
    .description('list the plans, or add and change one')
    .action(() =>
      run(async ({ plans }) => {
        const known = await plans.list();
        return { json: { plans: known }, text: columns => table(known, columns) };
      }),
    )
    .addCommand(setCommand(run));
}

function setCommand(run: Run): Command {
  return new Command('set')
    .description('add a plan, or give one new limits, which its accounts have from their next request on')
    .argument('<name>', 'lower-case letters, digits and hyphens')
    .requiredOption('--rate <n>', 'requests of a key in any second', readNumber)
    .requiredOption('--quota <n>', 'requests of a key in a calendar month (UTC)', readNumber)
    .requiredOption('--keys <n>', 'active keys that an account may have', readNumber)
    .action((name: string, { rate, quota, keys }: Limits) =>
      run(async ({ plans }) => {
        const { refusal, ...changed } = await plans.put({
          name,
          ratePerSecond: rate,
          requestsPerMonth: quota,
          maxActiveKeys: keys,
        });
        const text = `${table([changed])}\n\n${changed.accounts} accounts are on it.`;
        return { json: changed, text, unpublished: !changed.published, refusal };
      }),
    );
}

function table(plans: readonly Plan[], columns?: number): string {
  const rows = plans.map(({ name, ratePerSecond, requestsPerMonth, maxActiveKeys }) => [
    name,
    ...[ratePerSecond, requestsPerMonth, maxActiveKeys].map(limit => limit.toLocaleString('en')),
  ]);
  return renderTable(['PLAN', 'PER SECOND', 'PER MONTH', 'ACTIVE KEYS'], rows, columns);
}

function readNumber(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
